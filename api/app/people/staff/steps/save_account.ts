import type { Trx } from '#app/platform/database/database'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { Sessions } from '#app/people/identity/sessions'
import { BusinessRule, NotFound } from '#app/platform/errors'
import { keepAccountChange, type AccountChange } from '#app/platform/two_people/second_person'
import { messages } from '../i18n/fa.js'
import type { Account } from '../queries/accounts.js'
import { isLockedByBank, lockAccount } from './lock_account.js'
import { isOwnPeople, superRole } from '../domain/position.js'
import { checkPosition, refuseAbove } from './check_position.js'
import { refuseWithoutSuper } from './refuse_without_super.js'
import { askedBy, effectiveActor, type StaffChange } from './change.js'

export interface WantedAccount {
  id: string
  wanted: Account
  passwordHash?: string
}

/**
 * Locks the account and checks that whoever asks may change it so.
 * @returns the account as it is
 * @throws NotFound, InvalidFields, BusinessRule (422)
 */
export const checkAccount = async (
  { requester }: StaffChange,
  { id, wanted, passwordHash }: WantedAccount,
  trx: Trx
): Promise<Account> => {
  const isOfBank = !requester.distributorId
  if (isOfBank && (wanted.role !== superRole || !wanted.active)) await keepASuper(id, trx)
  const before = await lockAccount(id, trx)
  if (!isOwnPeople(requester, before)) throw new NotFound()
  if (!isOfBank && wanted.active && (await isLockedByBank(id, trx))) {
    throw new BusinessRule(messages.lockedByBank)
  }
  const moves =
    before.role !== wanted.role ||
    before.active !== wanted.active ||
    (!isOfBank && before.branchId !== wanted.branchId)
  if (moves && id === requester.id) throw new BusinessRule(messages.ownAccount)
  if (passwordHash && id === requester.id) throw new BusinessRule(messages.ownPassword)
  await refuseAbove(requester, before.role, trx)
  await checkPosition(requester, wanted, trx)
  return before
}

/** Writes what was checked. Who is locked or given another password is signed out everywhere. */
export const saveAccount = async (
  change: StaffChange,
  before: Account,
  { id, wanted, passwordHash }: WantedAccount,
  trx: Trx
): Promise<void> => {
  await trx
    .from('staff_users')
    .where({ id })
    .update({
      full_name: wanted.fullName,
      role: wanted.role,
      distributor_id: wanted.distributorId,
      branch_id: wanted.branchId,
      active: wanted.active,
      ...(before.active !== wanted.active && {
        locked_by_bank: !wanted.active && !change.requester.distributorId,
      }),
      updated_at: clock.systemNow().toJSDate(),
      ...(passwordHash && { password_hash: passwordHash, must_change_password: true }),
    })
  if (!wanted.active || passwordHash) await new Sessions().revokeAll(id, trx)
  for (const kind of changesOf(before, wanted, passwordHash)) {
    await keepAccountChange(kind, { staffId: id }, change.requester, trx)
  }
  await audit(
    {
      actor: effectiveActor(change),
      command: 'staff.update',
      subject: { type: 'staff', id },
      before: { ...before },
      after: { ...wanted, ...(passwordHash && { passwordChanged: true }), ...askedBy(change) },
    },
    trx
  )
}

const changesOf = (before: Account, wanted: Account, passwordHash?: string): AccountChange[] => [
  ...(before.role === wanted.role ? [] : (['ROLE'] as const)),
  ...(!before.active && wanted.active ? (['UNLOCKED'] as const) : []),
  ...(passwordHash ? (['PASSWORD'] as const) : []),
]

const keepASuper = async (id: string, trx: Trx): Promise<void> => {
  const row = await trx.from('staff_users').where({ id }).select('role', 'active').first()
  if (row?.role === superRole && row.active) await refuseWithoutSuper(id, trx)
}
