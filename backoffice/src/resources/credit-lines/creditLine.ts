import type { BlockReason } from '@kasbeno/api/contracts/credit'
import type { RecordOf } from '../../providers/contract'

export type CreditLine = RecordOf<'credit-lines'>

export const isBlockedBy = (record: CreditLine, reason: BlockReason): boolean =>
  record.blocks.some((block) => block.reason === reason)
