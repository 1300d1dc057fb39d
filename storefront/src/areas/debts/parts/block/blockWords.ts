import type { ToldBlock } from '@kasbeno/api/contracts/credit'
import { block as text } from '#areas/debts/words/block.ts'
import { installments } from '#areas/debts/words/installments.ts'
import type { DebtSummary } from '#core/api/types.ts'
import { groupDigits } from '#core/grouped.ts'
import { jalaliLong } from '#core/jalali.ts'

/** What a phone kept of an earlier version has no reasons. */
export type BlockFacts = Pick<DebtSummary, 'pastDueAmount' | 'payingUnblocks'> & {
  blocks?: ToldBlock[]
}

export const isBlocked = ({ blocks = [], payingUnblocks }: BlockFacts): boolean =>
  payingUnblocks || blocks.length > 0

/** Before the debt is read. */
export const unknownBlock: BlockFacts = { pastDueAmount: 0, payingUnblocks: false }

export const whyBlocked = ({ blocks = [] }: BlockFacts): string[] =>
  blocks.map(({ reason, since }) => text.why[reason](jalaliLong(since)))

const nextOf = ({ blocks = [], pastDueAmount, payingUnblocks }: BlockFacts): string[] => {
  if (payingUnblocks) return [installments.unblockMessage(groupDigits(pastDueAmount))]
  const [first] = blocks
  if (first?.reason === 'WRITTEN_OFF') return []
  const call = first && first.reason !== 'ARREARS' ? text.next[first.reason] : text.unknown
  const also = pastDueAmount > 0 ? [text.arrearsToo(groupDigits(pastDueAmount))] : []
  return [call, ...also]
}

/** Why and since when the credit is blocked, and what opens it: a sentence each. */
export const blockWords = (facts: BlockFacts): string[] => [
  ...whyBlocked(facts),
  ...nextOf(facts),
  // What is looked into may be frozen too.
  ...(facts.blocks?.some(({ reason }) => reason === 'STAFF') ? [] : [text.stillOpen]),
]

/** Whether there is anything of it to pay, which is the first thing to do. */
export const paysFirst = ({ pastDueAmount, payingUnblocks }: BlockFacts): boolean =>
  payingUnblocks || pastDueAmount > 0
