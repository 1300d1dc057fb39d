import { searchKey } from '#contracts/digits'
import type { Plan } from '#contracts/plans'
import type { Trx } from '#app/platform/database/database'
import { InvalidFields } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

/** Contract terms besides fees. */
export interface DistributorTerms {
  plans: Plan[]
  provinceIds: number[]
  requiresConfirmation: boolean
  paymentWindowDays: number
  dueDaysMin: number
  dueDaysMax: number
}

type DueDays = Pick<DistributorTerms, 'dueDaysMin' | 'dueDaysMax'>

export const checkDueDays = ({ dueDaysMin, dueDaysMax }: DueDays, field = 'dueDaysMax'): void => {
  if (dueDaysMin <= dueDaysMax) return
  throw new InvalidFields([{ field, rule: 'range', message: messages.dueDaysReversed }])
}

/** @throws InvalidFields for reversed bounds and unknown provinces */
export const checkTerms = async (terms: DistributorTerms, trx: Trx): Promise<void> => {
  checkDueDays(terms)
  const { provinceIds } = terms
  const known = await trx.from('locations_provinces').whereIn('id', provinceIds).select('id')
  if (known.length < provinceIds.length) {
    throw new InvalidFields([
      { field: 'provinceIds', rule: 'exists', message: messages.unknownProvince },
    ])
  }
}

export const guardedColumns = (terms: Omit<DistributorTerms, 'plans' | 'provinceIds'>) => ({
  requires_confirmation: terms.requiresConfirmation,
  payment_window_days: terms.paymentWindowDays,
  due_days_min: terms.dueDaysMin,
  due_days_max: terms.dueDaysMax,
})

export const columnsOf = (terms: DistributorTerms) => ({
  plans: terms.plans,
  province_ids: terms.provinceIds,
  ...guardedColumns(terms),
})

type Columns = ReturnType<typeof columnsOf>

export const distributorTerms = (row: Columns): DistributorTerms => ({
  plans: row.plans,
  provinceIds: row.province_ids,
  requiresConfirmation: row.requires_confirmation,
  paymentWindowDays: row.payment_window_days,
  dueDaysMin: row.due_days_min,
  dueDaysMax: row.due_days_max,
})

/** What a distributor is found by in lists and in the directory. */
export const foundBy = (it: { name: string; slug: string; category: string }): string =>
  searchKey(`${it.name} ${it.slug} ${it.category}`)
