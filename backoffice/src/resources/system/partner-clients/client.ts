import type { RecordOf } from '../../../providers/contract'

type Client = RecordOf<'partner-clients'>

/** A granted, untaken token. */
export const isGrantedTo = (
  { tokenGrantedTo, tokenGrantedUntil }: Client,
  staffId: unknown
): boolean =>
  tokenGrantedTo !== null &&
  tokenGrantedTo === staffId &&
  Date.parse(tokenGrantedUntil!) > Date.now()
