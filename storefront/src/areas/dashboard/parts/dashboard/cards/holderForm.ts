import { cardHolderRules, isPersianName } from '@kasbeno/api/contracts/card_holders'
import { searchKey } from '@kasbeno/api/contracts/digits'
import { isMobilePhone } from '@kasbeno/api/contracts/phone'
import { z } from 'zod'
import {
  birthDateShape,
  nameShape,
  nationalCodeShape,
} from '#areas/signup/parts/person/personShape.ts'
import { dashboardCards } from '#areas/dashboard/words/dashboardCards.ts'
import { legalSignup } from '#areas/company/words/legalSignup.ts'
import type { CardHolder } from '#core/api/types.ts'

const text = dashboardCards.person

const persianName = (missing: string) =>
  nameShape(missing, '', cardHolderRules.name).refine(
    (name) => name === '' || isPersianName(name),
    text.namePersian
  )

/** company §5 "Legal card holder registration" */
export const holderSchema = z.object({
  phoneNumber: z.string().refine(isMobilePhone, legalSignup.person.phoneWrong),
  firstName: persianName(text.firstNameMissing),
  lastName: persianName(text.lastNameMissing),
  nationalCode: nationalCodeShape(text.nationalCodeMissing),
  birthDate: birthDateShape(text.tooYoung),
  ceiling: z.number().positive(text.ceilingZero).nullable(),
})
export type HolderValues = z.infer<typeof holderSchema>

export const holderNames = {
  firstName: 'firstName',
  lastName: 'lastName',
  nationalCode: 'nationalCode',
  birthDate: 'birthDate',
} as const

export const phoneDigits = 11

export const valuesOf = (holder: CardHolder | null): HolderValues => ({
  phoneNumber: holder?.phone ?? '',
  firstName: holder?.firstName ?? '',
  lastName: holder?.lastName ?? '',
  nationalCode: holder?.nationalCode ?? '',
  birthDate: holder?.birthDate ?? '',
  ceiling: holder?.ceiling ?? null,
})

const stated = ['phoneNumber', ...Object.values(holderNames)] as const

/** Ignores the server's spelling of names. */
export const isKeptAs =
  (values: HolderValues) =>
  (holder: CardHolder): boolean =>
    holder.legalUserKycStatus === 'PENDING' &&
    (values.ceiling === null || values.ceiling === holder.ceiling) &&
    stated.every((name) => searchKey(valuesOf(holder)[name]) === searchKey(values[name]))

/** Per company and holder. */
export const holderDraftKey = (serial: string, form: string) => `dashboard.${serial}.${form}`
