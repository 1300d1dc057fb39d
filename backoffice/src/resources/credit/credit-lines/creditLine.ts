import type { BlockReason } from '@kasbeno/api/contracts/credit'
import type { RecordOf } from '../../../providers/contract'

export type CreditLine = RecordOf<'credit-lines'>

type Block = CreditLine['blocks'][number]

export const blockBy = (record: CreditLine, reason: BlockReason): Block | undefined =>
  record.blocks.find((block) => block.reason === reason)
