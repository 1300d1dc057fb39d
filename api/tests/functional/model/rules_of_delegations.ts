import {
  ceo,
  isMember,
  newestOf,
  type CompanyModel,
  type DelegationModel,
} from './company_model.js'

/** What the product must do for a member who is away. Outcomes are HTTP statuses. docs/adr/0030 */

const perDayMax = 5

interface Pair {
  absent: number
  delegate: number
}

/** Whether the rule of today lets the one be signed for by the other. */
const isPossible = (model: Readonly<CompanyModel>, { absent, delegate }: Pair): boolean => {
  const { levels, minimum } = newestOf(model)
  const others = levels.filter((level, at) => level === 'OPTIONAL' && at !== delegate)
  // Nobody answers twice for one document, so the others have to make up the minimum.
  if (levels[delegate] === 'OPTIONAL' && others.length < minimum) return false
  const isSignatory = levels[absent] === 'MANDATORY' || levels[absent] === 'OPTIONAL'
  const isFree = levels[delegate] === 'OPTIONAL' || levels[delegate] === 'NOT_ALLOWED'
  return isSignatory && isFree && delegate !== ceo
}

const isOpen = ({ day }: Readonly<CompanyModel>, { status, ends }: DelegationModel): boolean =>
  (status === 'PENDING' || status === 'CONFIRMED') && ends >= day

export const signsFor = (model: Readonly<CompanyModel>, { absent, delegate }: Pair): boolean =>
  model.delegations.some(
    (one) =>
      one.absent === absent &&
      one.delegate === delegate &&
      one.status === 'CONFIRMED' &&
      one.starts <= model.day &&
      model.day <= one.ends
  )

/** Those that could not be made by the rule of today are over, and no later rule brings them back. */
export const endDelegations = (model: CompanyModel): void => {
  for (const one of model.delegations) {
    if (isOpen(model, one) && !isPossible(model, one)) one.status = 'ENDED'
  }
}

export type Proposal = Pick<DelegationModel, 'absent' | 'delegate' | 'starts' | 'ends'>

export const propose = (model: CompanyModel, proposal: Proposal): string => {
  const { absent, delegate, starts, ends } = proposal
  if (!isMember(model, absent)) return '401'
  if (absent === delegate || !isPossible(model, proposal) || starts < model.day) return '422'
  const isBusy = model.delegations.some(
    (one) =>
      isOpen(model, one) &&
      one.starts <= ends &&
      starts <= one.ends &&
      [one.absent, one.delegate].some((member) => member === absent || member === delegate)
  )
  if (isBusy) return '409'
  const today = model.delegations.filter(
    (one) => one.absent === absent && one.proposedOn === model.day
  )
  if (today.length >= perDayMax) return '429'
  model.delegations.push({ ...proposal, status: 'PENDING', proposedOn: model.day })
  return '200'
}

/** @param by a member, or the bank */
export const decideDelegation = (
  model: CompanyModel,
  one: DelegationModel,
  { by, verdict }: { by: number | 'bank'; verdict: 'confirm' | 'refuse' }
): string => {
  if (by !== 'bank' && !isMember(model, by)) return '401'
  const { levels } = newestOf(model)
  const seconds = [...levels.keys()].filter(
    (at) => (at === ceo || levels[at] === 'MANDATORY') && at !== one.absent && at !== one.delegate
  )
  const isSecond = by === 'bank' ? seconds.length === 0 : seconds.includes(by)
  if (!isSecond) return '422'
  if (one.status !== 'PENDING' || !isOpen(model, one)) return '409'
  one.status = verdict === 'confirm' ? 'CONFIRMED' : 'REFUSED'
  return '200'
}

export const revoke = (model: CompanyModel, one: DelegationModel, by: number): string => {
  if (!isMember(model, by)) return '401'
  if (by !== ceo && by !== one.absent && by !== one.delegate) return '422'
  if (!isOpen(model, one)) return '409'
  one.status = 'REVOKED'
  return '200'
}
