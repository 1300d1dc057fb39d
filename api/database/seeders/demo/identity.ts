import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { outsideRoles, type PartnerScope } from '#contracts/identity'
import type { SettingKey } from '#contracts/settings'
import { demoPartnerTokens, demoPassword, demoStaff, demoSupplierToken } from '#contracts/demo'
import { tokenHash } from '#app/people/identity/domain/secrets'
import { changeSetting } from '#app/reference/settings/settings'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'

const distributorSlug = 'pakhsh-nemoone'
/** Scripts that try the product out sign in hundreds of phones from one address, and guess as often. */
const demoLimits = {
  throttleAddressPerMinute: 6_000,
  codeFailuresPerAddressPerHour: 100_000,
  codesPerAddressPerDay: 100_000,
  codesPerPhonePerDay: 1_440,
  throttlePartnerLookupsPerMinute: 6_000,
  throttlePartnerSalesPerMinute: 100_000,
  throttlePartnerUpdatesPerMinute: 100_000,
  throttlePartnerInquiriesPerMinute: 100_000,
} as const satisfies Partial<Record<SettingKey, number>>
const demoBranch = {
  bankName: 'بانک نمونه',
  bankBranchName: 'شعبه مرکزی تهران',
  bankBranchCode: '1042',
  bankAddress: 'تهران، خیابان ولیعصر، بالاتر از میدان ونک، شماره ۲۴۱۰',
} as const satisfies Partial<Record<SettingKey, string>>

const fullNames: Record<(typeof demoStaff)[number], string> = {
  super: 'مدیر سامانه',
  kyc: 'کارشناس احراز هویت',
  credit: 'کارشناس اعتبار',
  approver: 'تأییدکننده اعتبار',
  legal: 'کارشناس حقوقی',
  card: 'کارشناس کارت',
  finance: 'کارشناس مالی',
  support: 'کارشناس پشتیبانی',
  auditor: 'حسابرس',
  distributor: 'مدیر شرکت پخش',
  branch: 'کاربر شعبه پخش',
  accountant: 'حسابدار پخش',
}

/** The staff and the supplier of demo mode; their user names are their roles. */
export const seedIdentity = async (): Promise<void> => {
  const distributorId = await idOf('distributors', { slug: distributorSlug })
  const branchId = await idOf('distributor_branches', { distributor_id: distributorId })
  await seedStaff(distributorId, branchId)
  await seedProgram('supplier', demoSupplierToken, distributorId)
  await seedProgram('legal', demoPartnerTokens.legal, distributorId)
  await seedProgram('courier', demoPartnerTokens.courier, null)
  await setUp()
}

const idOf = async (table: string, where: Record<string, string>): Promise<string> => {
  const row = await db.from(table).select('id').where(where).orderBy('id').firstOrFail()
  return row.id
}

const seedStaff = async (distributorId: string, branchId: string) => {
  const known = await db
    .from('staff_users')
    .select('username')
    .whereIn('username', [...demoStaff])
  const missing = demoStaff.filter((name) => !known.some(({ username }) => username === name))
  if (missing.length === 0) return
  const at = clock.systemNow().toJSDate()
  const password_hash = await hash.make(demoPassword)
  await db.table('staff_users').multiInsert(
    missing.map((username) => ({
      id: newId(),
      username,
      password_hash,
      full_name: fullNames[username],
      role: username,
      distributor_id: outsideRoles[username] ? distributorId : null,
      branch_id: outsideRoles[username] === 'MUST' ? branchId : null,
      created_at: at,
      updated_at: at,
    }))
  )
}

const seedProgram = async (scope: PartnerScope, token: string, distributorId: string | null) => {
  await db
    .knexQuery()
    .insert({
      id: newId(),
      name: token,
      distributor_id: distributorId,
      token_hash: tokenHash(token),
      scopes: [scope],
      created_at: clock.systemNow().toJSDate(),
    })
    .into('partner_clients')
    .onConflict('token_hash')
    .ignore()
}

const setUp = async () => {
  const values = { ...demoLimits, ...demoBranch }
  for (const [key, value] of Object.entries(values) as [SettingKey, number | string][]) {
    if (await db.from('settings').where({ key }).first()) continue
    await db.transaction((trx) => changeSetting(key, value, trx))
  }
}
