import { toPersianDigits } from '#contracts/digits'
import { isCompanyPlan, type Plan } from '#contracts/plans'
import { paper as text } from '../i18n/fa.js'
import type { Holder } from '../queries/holder.js'

type Fact = readonly [name: string, value: string]

/** Whom a paper is about. */
export const holderFacts = ({ name, nationalId }: Omit<Holder, 'phone'>, plan: Plan): Fact[] => {
  const idName = isCompanyPlan(plan) ? text.nationalIdOfCompany : text.nationalCode
  return [
    [text.owner, name],
    ...(nationalId ? ([[idName, toPersianDigits(nationalId)]] as const) : []),
  ]
}
