import { isEditable } from '@kasbeno/api/contracts/registration'
import { ruleFaultText } from '@kasbeno/api/contracts/words/rule_faults'
import { shownStatus } from '#features/companies/companySteps.ts'
import { nameOrPhone } from '#features/companies/personName.ts'
import { members as text } from '#i18n/fa/members.ts'
import type { Approbations, CompanyPhases, Delegations, SignatoryUser } from '#lib/api/types.ts'

interface Known {
  rule: Approbations
  phases: CompanyPhases
  delegations: Delegations
  /** Invoices of the company that wait for signatures. */
  waiting: number
}

/** Of who is no member yet nothing follows but that the officers do not review them. */
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
      /** A second person has to agree: what the CEO does is a proposal. */
      isProposal: boolean
      /** What follows, one sentence each. */
      follows: string[]
    }

const withCredit = ({ companyKycStep }: CompanyPhases) => companyKycStep === 'CREDIT_ACCEPTED'

/** Of those who stay, any but the CEO who has to sign everything agrees; where there is nobody, the bank. domain "Companies" */
const confirmersOf = (others: readonly SignatoryUser[]) =>
  others.filter((user) => user.role !== 'CEO' && user.mandatorySignatoryUser === 'MANDATORY')

const live = ['PENDING', 'UPCOMING', 'IN_FORCE']
const delegationsOf = ({ items }: Delegations, phone: string) =>
  items.filter(
    ({ standing, delegator, delegate }) =>
      live.includes(standing) && [delegator.phone, delegate.phone].includes(phone)
  )

/** The rule once the member has left, in words. */
const ruleWithout = (users: readonly SignatoryUser[], minimum: number) => {
  const count = (level: SignatoryUser['mandatorySignatoryUser']) =>
    users.filter(({ mandatorySignatoryUser }) => mandatorySignatoryUser === level).length
  return text.ruleAfter(count('MANDATORY'), minimum, count('OPTIONAL'))
}

/** What the removal of a board member would bring about, or why it cannot be. The server judges it once more. */
export const removalOf = (phone: string, known: Known): Removal => {
  const { rule, phases, delegations, waiting } = known
  const { users, minimumNumberOfSignatory: minimum, pendingChange } = rule
  const leaving = users.find((user) => user.phone === phone)
  const others = users.filter((user) => user !== leaving)
  const isSigner = leaving?.mandatorySignatoryUser !== 'NOT_ALLOWED'
  const isProposal = withCredit(phases) && leaving?.mandatorySignatoryUser === 'MANDATORY'
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
    isProposal ? text.afterConfirmation(confirmersOf(others).map(nameOrPhone)) : text.atOnce,
    ruleWithout(others, minimum),
    isSigner && text.invoices(waiting),
    ...delegationsOf(delegations, phone).map(({ delegator, delegate }) =>
      text.delegationEnds(delegate.fullName, delegator.fullName)
    ),
    !isProposal && pendingChange && text.changeLapses,
  ].filter((line) => typeof line === 'string')
  return { isPossible: true, isProposal, follows }
}

/** The board is still edited in its step of the registration. */
export const isBoardOpen = ({ boardMemberStatus }: CompanyPhases): boolean =>
  isEditable(shownStatus(boardMemberStatus))
