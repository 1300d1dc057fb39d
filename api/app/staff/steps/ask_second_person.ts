import type { AwaitsSecondPerson, StaffRequestKind } from '#contracts/staff'
import type { StaffActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import type { Trx } from '#app/shared/database'
import { Conflict } from '#app/shared/errors'
import { newId } from '#app/shared/ids'
import { messages } from '../i18n/fa.js'

interface Asked {
  asker: StaffActor
  kind: StaffRequestKind
  /** The user name of the account or the key of the role. */
  subject: string
  staffId?: string
  before?: object
  after: object
  passwordHash?: string
  reason?: string
}

/** Lets the change wait for a second person. @throws Conflict while another one of the same waits */
export const askSecondPerson = async (
  { asker, kind, subject, staffId, before = {}, after, passwordHash, reason }: Asked,
  trx: Trx
): Promise<AwaitsSecondPerson> => {
  const id = newId()
  const told = passwordHash ? { ...after, passwordChanged: true } : after
  const inserted: unknown[] = await trx
    .knexQuery()
    .insert({
      id,
      kind,
      subject,
      staff_id: staffId ?? null,
      before: JSON.stringify(before),
      after: JSON.stringify(told),
      password_hash: passwordHash ?? null,
      reason: reason ?? null,
      requested_by: asker.id,
      requested_at: clock.systemNow().toJSDate(),
    })
    .into('staff_requests')
    .onConflict()
    .ignore()
    .returning('id')
  if (inserted.length === 0) throw new Conflict(messages.alreadyAsked)
  await audit(
    {
      actor: asker,
      command: 'staff-requests.ask',
      subject: { type: 'staff-requests', id },
      before: { ...before },
      after: { kind, subject, ...told },
      reason,
    },
    trx
  )
  return { status: 'PENDING_APPROVAL', requestId: id }
}
