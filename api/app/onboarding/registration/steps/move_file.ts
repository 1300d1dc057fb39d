import type { BankStatus, KycStep } from '#contracts/registration'
import type { AuditCommand } from '#contracts/trail'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { publish } from '#app/platform/events/outbox'
import '../events.js'
import type { RegistrationRow } from '../queries/registration_of.js'

export interface BankCommand {
  actor: StaffActor
  registrationId: string
  accepted: boolean
  /** Of a refusal; the owner is told. */
  reason?: string
}

/** Moves the file and writes the line; a refusal opens the owner's dialog and is told to the other modules. */
export const moveFile = async (
  file: RegistrationRow,
  to: { kycStep: KycStep; bankStatus: BankStatus },
  command: BankCommand & { name: AuditCommand },
  trx: Trx
) => {
  const { actor, accepted, reason = '' } = command
  const now = clock.businessNow().toJSDate()
  await trx
    .from('registrations')
    .where('id', file.id)
    .update({
      kyc_step: to.kycStep,
      bank_status: to.bankStatus,
      has_not_get_credit: !accepted,
      ...(accepted ? {} : { refused_at: now, refusal_reason: reason || null }),
      updated_at: now,
    })
  await audit(
    {
      actor,
      command: command.name,
      subject: { type: 'registrations', id: file.id },
      before: { kycStep: file.kycStep, bankStatus: file.bankStatus },
      after: { ...to },
      reason: reason || undefined,
    },
    trx
  )
  if (accepted) return
  const { id: registrationId, owner } = file
  await publish('CreditRefused', { registrationId, owner, key: newId(), reason }, trx)
}
