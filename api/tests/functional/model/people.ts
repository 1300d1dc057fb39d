import { personIn } from '#app/people/owners/owner'
import db from '@adonisjs/lucid/services/db'
import { searchKey } from '#contracts/digits'
import { plans } from '#contracts/plans'
import type { CustomerActor, Seller, StaffActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { fmcg } from '#factories/shop'
import { freshNationalCode, freshPhone } from '#factories/fresh'
import type { SupplierModel } from './model.js'

/** Who acts in a history, written without the forms that made them. */

export interface WorldShop {
  customer: CustomerActor
  registrationId: string
}

export const suppliers: SupplierModel[] = [
  {
    productFeePpm: 5_000,
    bankFeeYearlyPpm: 180_000,
    discountYearlyPpm: 243_333,
    hasIban: true,
    confirms: false,
    paymentWindowDays: 5,
    dueDaysMax: 40,
  },
  {
    productFeePpm: 12_345,
    bankFeeYearlyPpm: 0,
    discountYearlyPpm: null,
    hasIban: true,
    confirms: true,
    paymentWindowDays: 9,
    dueDaysMax: 7,
  },
  {
    productFeePpm: 0,
    bankFeeYearlyPpm: 333_333,
    discountYearlyPpm: 100_000,
    hasIban: false,
    confirms: false,
    paymentWindowDays: 30,
    dueDaysMax: 120,
  },
]
export const shopCount = 2
const officerCount = 2
const officerName = (at: number) => `officer-${at}`

export const hireOfficers = async (): Promise<StaffActor[]> => {
  const at = new Date()
  const officers = Array.from({ length: officerCount }, (_, place) => ({
    id: newId(),
    username: officerName(place),
    full_name: officerName(place),
    role: 'super',
    password_hash: '',
    created_at: at,
    updated_at: at,
  }))
  await db.table('staff_users').multiInsert(officers)
  return officers.map(({ id, username, full_name: fullName, role }) => ({
    kind: 'staff',
    id,
    username,
    fullName,
    role,
    sessionId: newId(),
    permissions: [],
    distributorId: null,
    branchId: null,
  }))
}

export const registerShops = async (): Promise<WorldShop[]> => {
  const now = clock.businessNow().toJSDate()
  const stamps = { created_at: now, updated_at: now }
  const shops = Array.from({ length: shopCount }, (): WorldShop => {
    const id = newId()
    const phone = freshPhone()
    const sessionId = newId()
    return {
      registrationId: newId(),
      customer: {
        kind: 'customer',
        id,
        phone,
        sessionId,
        owner: personIn(id, fmcg),
        isTest: false,
      },
    }
  })
  await db.table('users').multiInsert(
    shops.map(({ customer: { id, phone } }) => ({
      id,
      phone,
      national_code: freshNationalCode(),
      national_code_verified_at: stamps.created_at,
      plan: fmcg,
      ...stamps,
    }))
  )
  await db.table('registrations').multiInsert(
    shops.map(({ registrationId, customer }) => ({
      id: registrationId,
      user_id: customer.id,
      plan: fmcg,
      identity_status: 'APPROVED',
      shop_status: 'APPROVED',
      docs_status: 'APPROVED',
      ...stamps,
    }))
  )
  return shops
}

export const signSuppliers = async (): Promise<Seller[]> => {
  const at = new Date()
  const signed = suppliers.map((terms, place) => ({ ...terms, id: newId(), name: `پخش ${place}` }))
  await db.table('distributors').multiInsert(
    signed.map(({ id, name, ...terms }) => ({
      id,
      name,
      slug: id,
      category: 'مواد غذایی',
      plans: [fmcg],
      province_ids: [],
      iban: terms.hasIban ? 'IR270170000000100324200001' : null,
      requires_confirmation: terms.confirms,
      payment_window_days: terms.paymentWindowDays,
      due_days_min: 1,
      due_days_max: terms.dueDaysMax,
      search_key: searchKey(name),
      created_at: at,
      updated_at: at,
    }))
  )
  await db.table('distributor_fees').multiInsert(
    signed.map(({ id, productFeePpm, bankFeeYearlyPpm, discountYearlyPpm }) => ({
      id: newId(),
      distributor_id: id,
      product_fee_ppm: productFeePpm,
      bank_fee_yearly_ppm: bankFeeYearlyPpm,
      discount_yearly_ppm: discountYearlyPpm,
    }))
  )
  const clients = signed.map(({ id, name }) => ({ id: newId(), name, distributor_id: id }))
  await db.table('partner_clients').multiInsert(
    clients.map((client) => ({
      ...client,
      token_hash: client.id,
      scopes: ['supplier'],
      created_at: at,
    }))
  )
  return clients.map(({ id, name, distributor_id: distributorId }) => ({
    kind: 'partner',
    id,
    name,
    distributorId,
    scopes: ['supplier'],
    plans,
    isTest: false,
  }))
}
