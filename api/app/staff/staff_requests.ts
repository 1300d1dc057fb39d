import { isDeepStrictEqual } from 'node:util'
import type { StaffRequestKind } from '#contracts/staff'
import type { Trx } from '#app/shared/database'
import { BusinessRule, Conflict } from '#app/shared/errors'
import type { TwoPersonRequest, TwoPersonRequests } from '#app/shared/two_people/requests'
import { messages } from './i18n/fa.js'
import { lockAccount } from './steps/lock_account.js'
import { hasSecondFactor } from './queries/has_second_factor.js'
import { checkPosition, refuseAbove } from './queries/staff_rules.js'
import type { Change } from './steps/change.js'
import { forgetSecondFactor } from './steps/forget_second_factor.js'
import { openAccount } from './steps/open_account.js'
import { checkAccount, saveAccount } from './steps/save_account.js'
import { checkNewRole, checkRole, createRole, saveRole } from './steps/write_role.js'

interface StaffRequest extends TwoPersonRequest {
  kind: StaffRequestKind
  subject: string
  staff_id: string | null
  before: Record<string, unknown>
  after: Record<string, never>
  password_hash: string | null
}

/** Changes of accounts and roles that guard money. */
export const staffRequests: TwoPersonRequests<StaffRequest> = {
  name: 'staff-requests',
  table: 'staff_requests',
  askedWith: 'staff.update',
  whenDecided: { password_hash: null },
  refuse({ staff_id: account }, approver) {
    if (account === approver.id) throw new BusinessRule(messages.ownAccount)
  },
  async carryOut(waiting, change, trx) {
    const made = await carriers[waiting.kind](waiting, change, trx)
    return made ? { staff_id: made } : {}
  },
}

/** @throws Conflict where the facts are no longer those that were asked about */
const expectStill = (before: unknown, waiting: StaffRequest) => {
  if (!isDeepStrictEqual(before, waiting.before)) throw new Conflict(messages.requestStale)
}

/** @returns the id of an account that was made */
type Carrier = (waiting: StaffRequest, change: Change, trx: Trx) => Promise<string | null>

const withoutMark = ({ passwordChanged: _, ...wanted }: StaffRequest['after']) => wanted as never

const carriers: Record<StaffRequestKind, Carrier> = {
  async CREATE({ after, password_hash: passwordHash }, change, trx) {
    await checkPosition(change.requester, after as never, trx)
    return openAccount(change, { ...(withoutMark(after) as object), passwordHash } as never, trx)
  },
  async UPDATE(waiting, change, trx) {
    const wanted = {
      id: waiting.staff_id!,
      wanted: withoutMark(waiting.after),
      passwordHash: waiting.password_hash ?? undefined,
    }
    const before = await checkAccount(change, wanted, trx)
    expectStill(before, waiting)
    await saveAccount(change, before, wanted, trx)
    return null
  },
  async REMOVE_SECOND_FACTOR(waiting, change, trx) {
    const id = waiting.staff_id!
    const { role } = await lockAccount(id, trx)
    expectStill({ role, hasTotp: await hasSecondFactor(id, trx) }, waiting)
    await refuseAbove(change.requester, role, trx)
    await forgetSecondFactor(change, { id, reason: waiting.reason ?? '' }, trx)
    return null
  },
  async CREATE_ROLE({ subject: key, after: { permissions } }, change, trx) {
    const role = { key, permissions }
    await checkNewRole(change, role, trx)
    await createRole(change, role, trx)
    return null
  },
  async UPDATE_ROLE(waiting, change, trx) {
    const role = { key: waiting.subject, permissions: waiting.after.permissions }
    const permissions = await checkRole(change, role, trx)
    expectStill({ permissions }, waiting)
    await saveRole(change, permissions, role, trx)
    return null
  },
}
