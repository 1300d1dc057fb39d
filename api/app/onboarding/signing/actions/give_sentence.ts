import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import type { Sentence } from '../adapters/signature_provider.js'
import { theProvider } from '../provider.js'
import { openEnrollmentOf } from '../queries/open_enrollment.js'
import { countSigning } from '../quota.js'
import { lockOpenEnrollment } from '../steps/lock_enrollment.js'

/** A sentence that would end while it is being spoken is replaced before. */
const leftAtLeastMs = 60_000

/**
 * The sentence that the person speaks into the camera; another one when the former is about to end.
 * @throws BusinessRule (422) before the enrolment has begun, Conflict (409) once it was sent, ProviderDown (503)
 */
export default class GiveSentence {
  async execute({ actor }: { actor: CustomerActor }): Promise<Sentence> {
    const current = await openEnrollmentOf(actor.id)
    const { sentence, sentenceExpiresAt: expiresAt, providerRef } = current
    const leftMs = expiresAt.getTime() - clock.systemNow().toMillis()
    if (leftMs > leftAtLeastMs) return { sentence, expiresAt }
    await countSigning('sentence', actor.id)
    const fresh = await theProvider().newSentence(providerRef)
    await transaction(async (trx) => {
      await lockOpenEnrollment(actor.id, trx)
      await trx.from('signature_enrollments').where('id', current.id).update({
        sentence: fresh.sentence,
        sentence_expires_at: fresh.expiresAt,
        updated_at: clock.systemNow().toJSDate(),
      })
    })
    return fresh
  }
}
