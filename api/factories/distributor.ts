import db from '@adonisjs/lucid/services/db'
import { searchKey } from '#contracts/digits'
import type { PartnerScope } from '#contracts/identity'
import type { Plan } from '#contracts/plans'
import { newToken, tokenHash } from '#app/people/identity/domain/secrets'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { freshName } from './fresh.js'

interface ProgramOptions {
  distributorId?: string
  scopes?: PartnerScope[]
  isTest?: boolean
}

/** The token of a new partner client. */
export const partnerToken = async ({
  distributorId,
  scopes = ['supplier'],
  isTest = false,
}: ProgramOptions = {}): Promise<string> => {
  const token = newToken()
  await db.table('partner_clients').insert({
    id: newId(),
    name: `partner ${token.slice(0, 6)}`,
    distributor_id: distributorId ?? null,
    token_hash: tokenHash(token),
    scopes,
    is_test: isTest,
    created_at: clock.systemNow().toJSDate(),
  })
  return token
}

/** A distributor with the token of its program. */
export interface Supplier {
  id: string
  slug: string
  token: string
}
interface SupplierOptions {
  requiresConfirmation?: boolean
  dueDays?: [min: number, max: number]
  paymentWindowDays?: number
  plans?: Plan[]
  provinceIds?: number[]
  name?: string
  active?: boolean
  /** A sandbox client: its invoices are TEST. */
  isTest?: boolean
  /** Parts per million; the house's own when not given. */
  fees?: { productFeePpm: number; bankFeeYearlyPpm: number }
}

export const aSupplier = async (options: SupplierOptions = {}): Promise<Supplier> => {
  const [id, slug] = [newId(), freshName('pakhsh')]
  const name = options.name ?? `پخش ${slug}`
  const [dueDaysMin, dueDaysMax] = options.dueDays ?? [1, 120]
  const now = clock.businessNow().toJSDate()
  await db.table('distributors').insert({
    id,
    name,
    slug,
    category: 'مواد غذایی',
    plans: options.plans ?? ['kasbeno-fmcg-real', 'kasbeno-fmcg-legal'],
    province_ids: options.provinceIds ?? [],
    active: options.active ?? true,
    iban: 'IR270170000000100324200001',
    requires_confirmation: options.requiresConfirmation ?? false,
    payment_window_days: options.paymentWindowDays ?? 30,
    due_days_min: dueDaysMin,
    due_days_max: dueDaysMax,
    search_key: searchKey(`${name} ${slug}`),
    created_at: now,
    updated_at: now,
  })
  if (options.fees) {
    await db.table('distributor_fees').insert({
      id: newId(),
      distributor_id: id,
      product_fee_ppm: options.fees.productFeePpm,
      bank_fee_yearly_ppm: options.fees.bankFeeYearlyPpm,
    })
  }
  return { id, slug, token: await partnerToken({ distributorId: id, isTest: options.isTest }) }
}
