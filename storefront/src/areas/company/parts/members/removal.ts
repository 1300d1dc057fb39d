import { isOpenDelegation } from '@kasbeno/api/contracts/delegations'
import { isEditable } from '@kasbeno/api/contracts/registration'
import { leavesByProposal, confirmersOf } from '@kasbeno/api/contracts/signature_rules'
import { ruleFaultText } from '@kasbeno/api/contracts/words/rule_faults'
import { shownStatus } from '#areas/company/parts/companies/companySteps.ts'
import { nameOrPhone } from '#areas/company/parts/companies/personName.ts'
import { members as text } from '#areas/company/words/members.ts'
import type { Approbations, CompanyPhases, Delegations, SignatoryUser } from '#core/api/types.ts'

interface Known {
  rule: Approbations
  phases: CompanyPhases
  delegations: Delegations
  waiting: number
}

/** Only the review ends. */
export const takingBack: Removal = {
  isPossible: true,
  isProposal: false,
  follows: [text.takeBackFollows],
}

export type Removal =
  /** It cannot be done now. */
  | { isPossible: false; because: string; whatNext: string }
  | {
      isPossible: true
      /** Needs a second person. */
      isProposal: boolean
      follows: string[]
    }

const levelsOf = (users: readonly SignatoryUser[]) => ({
  levels: Object.fromEntries(
    users.map(({ phone, mandatorySignatoryUser }) => [phone, mandatorySignatoryUser])
  ),
})
/** The CEO is who proposes it. */
const namesOfConfirmers = (users: readonly SignatoryUser[], others: readonly SignatoryUser[]) => {
  const proposer = users.find(({ role }) => role === 'CEO')?.phone ?? ''
  const confirmers = confirmersOf(levelsOf(users), levelsOf(others), proposer)
  return others.filter(({ phone }) => confirmers.includes(phone)).map(nameOrPhone)
}

const delegationsOf = ({ items }: Delegations, phone: string) =>
  items.filter(
    ({ standing, delegator, delegate }) =>
      isOpenDelegation(standing) && [delegator.phone, delegate.phone].includes(phone)
  )

/** The rule once the member has left, in words. */
const ruleWithout = (users: readonly SignatoryUser[], minimum: number) => {
  const count = (level: SignatoryUser['mandatorySignatoryUser']) =>
    users.filter(({ mandatorySignatoryUser }) => mandatorySignatoryUser === level).length
  return text.ruleAfter(count('MANDATORY'), minimum, count('OPTIONAL'))
}

/**
 * What the removal of a board member would bring about, or why it cannot be. The server judges it
 * once more.
 */
export const removalOf = (phone: string, known: Known): Removal => {
  const { rule, phases, delegations, waiting } = known
  const { users, minimumNumberOfSignatory: minimum, pendingChange } = rule
  const leaving = users.find((user) => user.phone === phone)
  const others = users.filter((user) => user !== leaving)
  const isSigner = leaving?.mandatorySignatoryUser !== 'NOT_ALLOWED'
  const isProposal = leavesByProposal({
    hasCredit: phases.companyKycStep === 'CREDIT_ACCEPTED',
    level: leaving?.mandatorySignatoryUser,
  })
  if (shownStatus(phases.boardMemberStatus) === 'PENDING') {
    return { isPossible: false, because: text.inReview, whatNext: text.inReviewNext }
  }
  if (isProposal && pendingChange) {
    return { isPossible: false, because: text.otherWaits, whatNext: text.otherWaitsNext }
  }
  const fault = ruleFaultText(
    others.map(({ mandatorySignatoryUser }) => mandatorySignatoryUser),
    minimum
  )
  if (fault)
    return { isPossible: false, because: text.noRuleLeft(fault), whatNext: text.changeRule }
  const follows = [
    isProposal ? text.afterConfirmation(namesOfConfirmers(users, others)) : text.atOnce,
    ruleWithout(others, minimum),
    isSigner && text.invoices(waiting),
    ...delegationsOf(delegations, phone).map(({ delegator, delegate }) =>
      text.delegationEnds(delegate.fullName, delegator.fullName)
    ),
    !isProposal && pendingChange && text.changeLapses,
  ].filter((line) => typeof line === 'string')
  return { isPossible: true, isProposal, follows }
}

/** Editable in its step. */
export const isBoardOpen = ({ boardMemberStatus }: CompanyPhases): boolean =>
  isEditable(shownStatus(boardMemberStatus))
