import { losersOf, type SignatureLevels } from '#contracts/signature_rules'
import { consentersOf } from '#contracts/spending'
import type { Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import type { Author } from '../domain/second_member.js'
import { spendingText, type BoundSpending } from '../domain/spending_change.js'
import '../events.js'
import { messages } from '../i18n/fa.js'
import { memberName, membersOf } from '../queries/board.js'
import { holderNameOf } from '../queries/spending.js'

interface Dropped extends SignatureLevels {
  companyId: string
  changeId: string
  before: SignatureLevels
  proposedBy: string
  by: Author
  isWithdrawn: boolean
  reason: string | null
  spending: BoundSpending | null
}

/**
 * Tells whoever proposed it, and whoever would have lost a right by it or was asked to consent, that nothing changes, with
 * who refused and why.
 */
export const announceDropped = async (
  { companyId, changeId, before, levels, proposedBy, by, isWithdrawn, reason, spending }: Dropped,
  trx: Trx
): Promise<void> => {
  const asked = spending ? consentersOf(before, proposedBy) : []
  const losers = losersOf(before, { levels }).map(({ name }) => name)
  // Whoever refuses what they were asked for knows.
  const told = new Set([
    ...losers,
    ...asked.filter((id) => !('memberId' in by) || id !== by.memberId),
  ])
  if (isWithdrawn) told.delete(proposedBy)
  else told.add(proposedBy)
  const members = await membersOf(companyId, trx)
  const phones = members.filter(({ id }) => told.has(id)).map(({ phone }) => phone)
  const decider = members.find(({ id }) => 'memberId' in by && id === by.memberId)
  const refused = decider ? memberName(decider) : messages.bank
  const text = spending && spendingText(spending, await holderNameOf(companyId, spending, trx))
  await publish(
    'CompanyRuleDropped',
    { changeId, phones, by: isWithdrawn ? null : refused, reason, ...(text && { text }) },
    trx
  )
}
