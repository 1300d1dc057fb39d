import { cardScopes } from '@kasbeno/api/contracts/partners'
import type { RecordOf } from '../../providers/contract'

type Client = RecordOf<'partner-clients'>

/** Charges cards: it is stopped with its device. */
export const isOfDevice = ({ scopes }: Client) =>
  scopes.some((scope) => (cardScopes as readonly string[]).includes(scope))

/** Two people have agreed to a token that this one may take. */
export const isGrantedTo = (
  { tokenGrantedTo, tokenGrantedUntil }: Client,
  staffId: unknown
): boolean =>
  tokenGrantedTo !== null &&
  tokenGrantedTo === staffId &&
  Date.parse(tokenGrantedUntil!) > Date.now()
