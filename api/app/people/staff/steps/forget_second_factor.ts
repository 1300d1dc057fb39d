import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { keepAccountChange } from '#app/platform/two_people/second_person'
import { messages } from '../i18n/fa.js'
import { askedBy, effectiveActor, type StaffChange } from './change.js'

/** @throws BusinessRule (422) for one's own: whoever holds a session would be rid of it */
export const forgetSecondFactor = async (
  change: StaffChange,
  { id, reason }: { id: string; reason: string },
  trx: Trx
): Promise<void> => {
  if (id === change.requester.id) throw new BusinessRule(messages.ownSecondFactor)
  await trx.from('staff_users').where({ id }).update({
    totp_secret: null,
    totp_pending: null,
    totp_last_step: null,
    updated_at: clock.systemNow().toJSDate(),
  })
  await keepAccountChange('SECOND_FACTOR', { staffId: id }, change.requester, trx)
  await audit(
    {
      actor: effectiveActor(change),
      command: 'staff.remove-second-factor',
      subject: { type: 'staff', id },
      after: askedBy(change),
      reason,
    },
    trx
  )
}
