import { isDeepStrictEqual } from 'node:util'
import type { StaffRequestKind } from '#contracts/staff'
import type { Trx } from '#app/platform/database/database'
import { BusinessRule, Conflict } from '#app/platform/errors'
import { changeKind, type ChangeRequest } from '#app/platform/change_requests/kinds'
import { messages } from './i18n/fa.js'
import { lockAccount } from './steps/lock_account.js'
import { hasSecondFactor } from './queries/has_second_factor.js'
import { checkPosition, refuseAbove } from './steps/check_position.js'
import type { StaffChange } from './steps/change.js'
import { forgetSecondFactor } from './steps/forget_second_factor.js'
import { openAccount } from './steps/open_account.js'
import { checkAccount, saveAccount } from './steps/save_account.js'
import { checkNewRole, checkRole, createRole, saveRole } from './steps/write_role.js'

interface StaffRequest extends ChangeRequest {
  action: StaffRequestKind
  before: Record<string, unknown>
  after: Record<string, never>
}

export const staffRequests = changeKind<StaffRequest>({
  name: 'staff-requests',
  subjects: ['staff', 'roles'],
  listedWith: 'staff-requests.list',
  decidedWith: 'staff-requests.decide',
  title: `case request.subject_type when 'roles' then request.subject_id else coalesce(
    (select full_name || ' (' || username || ')' from staff_users where id::text = request.subject_id),
    (request.after ->> 'fullName') || ' (' || (request.after ->> 'username') || ')') end`,
  askedWith: 'staff.update',
  refuse({ subject_id: account }, approver) {
    if (account === approver.id) throw new BusinessRule(messages.ownAccount)
  },
  async carryOut(waiting, change, trx) {
    return carriers[waiting.action](waiting, change, trx)
  },
})

/** @throws Conflict where the facts are no longer those that were asked about */
const expectStill = (before: unknown, waiting: StaffRequest) => {
  if (!isDeepStrictEqual(before, waiting.before)) throw new Conflict(messages.requestStale)
}

/** @returns the id of an account that was made */
type Carrier = (waiting: StaffRequest, change: StaffChange, trx: Trx) => Promise<string | void>

const withoutMark = ({ passwordChanged: _, ...wanted }: StaffRequest['after']) => wanted as never

const carriers: Record<StaffRequestKind, Carrier> = {
  async CREATE({ after, secret: passwordHash }, change, trx) {
    await checkPosition(change.requester, after as never, trx)
    return openAccount(change, { ...(withoutMark(after) as object), passwordHash } as never, trx)
  },
  async UPDATE(waiting, change, trx) {
    const wanted = {
      id: waiting.subject_id!,
      wanted: withoutMark(waiting.after),
      passwordHash: waiting.secret ?? undefined,
    }
    const before = await checkAccount(change, wanted, trx)
    expectStill(before, waiting)
    await saveAccount(change, before, wanted, trx)
  },
  async REMOVE_SECOND_FACTOR(waiting, change, trx) {
    const id = waiting.subject_id!
    const { role } = await lockAccount(id, trx)
    expectStill({ role, hasTotp: await hasSecondFactor(id, trx) }, waiting)
    await refuseAbove(change.requester, role, trx)
    await forgetSecondFactor(change, { id, reason: waiting.reason ?? '' }, trx)
  },
  async CREATE_ROLE({ subject_id: id, after: { permissions } }, change, trx) {
    const role = { key: id!, permissions }
    await checkNewRole(change, role, trx)
    await createRole(change, role, trx)
  },
  async UPDATE_ROLE(waiting, change, trx) {
    const role = { key: waiting.subject_id!, permissions: waiting.after.permissions }
    const permissions = await checkRole(change, role, trx)
    expectStill({ permissions }, waiting)
    await saveRole(change, permissions, role, trx)
  },
}
