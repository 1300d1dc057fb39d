import { isDeepStrictEqual } from 'node:util'
import db from '@adonisjs/lucid/services/db'
import {
  staffRequestTransitions,
  type StaffRequestKind,
  type StaffRequestStatus,
} from '#contracts/staff'
import { canMove } from '#contracts/transitions'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { transaction, type Trx } from '#app/shared/database'
import { AlreadyProcessed, BusinessRule, Conflict, NotFound } from '#app/shared/errors'
import { staffWith } from '#app/shared/resource/staff_with'
import { assertSecondPerson } from '#app/shared/second_person'
import { messages } from '../i18n/fa.js'
import { readAccount } from '../queries/accounts.js'
import { checkPosition, refuseAbove } from '../queries/staff_rules.js'
import type { Change } from '../steps/change.js'
import { forgetSecondFactor } from '../steps/forget_second_factor.js'
import { openAccount } from '../steps/open_account.js'
import { checkAccount, saveAccount } from '../steps/save_account.js'
import { checkNewRole, checkRole, createRole, saveRole } from '../steps/write_role.js'

interface Command {
  staff: StaffActor
  id: string
  isApproved: boolean
  reason?: string
}
interface Waiting {
  id: string
  kind: StaffRequestKind
  status: StaffRequestStatus
  subject: string
  staff_id: string | null
  before: Record<string, unknown>
  after: Record<string, never>
  password_hash: string | null
  reason: string | null
  requested_by: string
}

/**
 * The second person decides over a change of an account or a role. It is carried out with the rights that
 * the asker has now, and only while what it was asked for still holds; whoever asked may take it back.
 * @throws NotFound, AlreadyProcessed, BusinessRule (422) for one in the same hand, Conflict for a stale one
 */
export default class DecideStaffRequest {
  async execute({ staff, id, isApproved, reason }: Command): Promise<void> {
    const row = await db.from('staff_requests').where({ id }).select('requested_by').first()
    if (!row) throw new NotFound()
    const asker = await staffWith('staff.update', row.requested_by)
    await transaction(async (trx) => {
      const waiting: Waiting = await trx
        .from('staff_requests')
        .where({ id })
        .forUpdate()
        .firstOrFail()
      const status = isApproved ? 'APPROVED' : 'REJECTED'
      if (!canMove(staffRequestTransitions, waiting.status, status)) {
        throw new AlreadyProcessed(messages.alreadyDecided)
      }
      if (isApproved) {
        await assertSecondPerson({ askedBy: waiting.requested_by, approver: staff }, trx)
        if (waiting.staff_id === staff.id) throw new BusinessRule(messages.ownAccount)
        if (!asker) throw new Conflict(messages.askerGone)
      }
      const made =
        isApproved && asker ? await carryOut(waiting, { asker, approver: staff }, trx) : null
      await trx
        .from('staff_requests')
        .where({ id })
        .update({
          status,
          password_hash: null,
          staff_id: made ?? waiting.staff_id,
          decided_by: staff.id,
          decided_at: clock.systemNow().toJSDate(),
          decision_reason: reason ?? null,
        })
      await audit(
        {
          actor: staff,
          command: isApproved ? 'staff-requests.approve' : 'staff-requests.reject',
          subject: { type: 'staff-requests', id },
          before: { status: waiting.status },
          after: { status },
          reason,
        },
        trx
      )
    })
  }
}

/** @throws Conflict where the facts are no longer those that were asked about */
const expectStill = (before: unknown, waiting: Waiting) => {
  if (!isDeepStrictEqual(before, waiting.before)) throw new Conflict(messages.requestStale)
}

/** @returns the id of an account that was made */
const carryOut = (waiting: Waiting, change: Change, trx: Trx): Promise<string | null> =>
  carriers[waiting.kind](waiting, change, trx)

type Carrier = (waiting: Waiting, change: Change, trx: Trx) => Promise<string | null>

const withoutMark = ({ passwordChanged: _, ...wanted }: Waiting['after']) => wanted as never

const carriers: Record<StaffRequestKind, Carrier> = {
  async CREATE({ after, password_hash: passwordHash }, change, trx) {
    await checkPosition(change.asker, after as never, trx)
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
    const { role } = await readAccount(id, trx)
    expectStill({ role, hasTotp: true }, waiting)
    await refuseAbove(change.asker, role, trx)
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
