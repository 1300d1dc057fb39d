import type { RecordOf } from '../../../providers/contract'

type Client = RecordOf<'partner-clients'>

/** Two people have agreed to a token that this one may take. */
export const isGrantedTo = (
  { tokenGrantedTo, tokenGrantedUntil }: Client,
  staffId: unknown
): boolean =>
  tokenGrantedTo !== null &&
  tokenGrantedTo === staffId &&
  Date.parse(tokenGrantedUntil!) > Date.now()
