import type { VideoType } from '#contracts/signing'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import type { EnrollmentFiles } from '../adapters/signature_provider.js'
import { signingCallbackPath } from '../domain/return_paths.js'
import { messages } from '../i18n/fa.js'
import { theProvider } from '../provider.js'
import { ownEnrollment } from '../queries/own_enrollment.js'
import { signatureFile } from '../queries/signature_file.js'
import { countSigning } from '../quota.js'
import { releaseSubmission, takeSubmission } from '../steps/submission.js'

const filesOf = async (enrollmentId: string): Promise<EnrollmentFiles> => {
  const video = await signatureFile(enrollmentId, 'VIDEO')
  if (!video) throw new BusinessRule(messages.videoFirst)
  const signature = await signatureFile(enrollmentId, 'SIGNATURE')
  if (!signature) throw new BusinessRule(messages.signatureFirst)
  const { bytes, sentence } = video
  const mimeType = video.mimeType as VideoType
  return { video: { bytes, mimeType, sentence: sentence ?? '' }, signature }
}

/**
 * Gives the provider the files of the person's enrolment. Asked for again, it changes nothing; when the provider is
 * down the files stay, and it can be asked for again.
 * @throws BusinessRule (422) while something is missing, Conflict (409) while another one runs, ProviderDown (503)
 */
export default class SubmitEnrollment {
  async execute({ actor, origin }: { actor: CustomerActor; origin: string }): Promise<void> {
    const current = await ownEnrollment(actor.id)
    if (current?.status === 'SUBMITTED' || current?.status === 'ENROLLED') return
    await countSigning('submit', actor.id)
    const { id, providerRef } = await takeSubmission(actor.id)
    try {
      const files = await filesOf(id)
      const callbackUrl = `${origin}${signingCallbackPath}`
      await theProvider().submitEnrollment(providerRef, files, callbackUrl)
    } catch (error) {
      await releaseSubmission(id)
      throw error
    }
    const now = clock.systemNow().toJSDate()
    await transaction(async (trx) => {
      await trx
        .from('signature_enrollments')
        .where({ id, status: 'OPEN' })
        .update({ status: 'SUBMITTED', submitted_at: now, submitting_until: null, updated_at: now })
    })
  }
}
