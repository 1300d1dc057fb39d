import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { lockOpenEnrollment, type LockedEnrollment } from './lock_enrollment.js'

/** Longer than the provider is waited for; a process that dies holds the files no longer than this. */
const leaseMs = 100_000

/** From now on this request alone gives the provider the files, and none of them changes. @returns whose they are */
export const takeSubmission = (userId: string): Promise<LockedEnrollment> =>
  transaction(async (trx) => {
    const enrollment = await lockOpenEnrollment(userId, trx)
    const until = clock.systemNow().plus({ milliseconds: leaseMs }).toJSDate()
    await trx
      .from('signature_enrollments')
      .where('id', enrollment.id)
      .update({ submitting_until: until })
    return enrollment
  })

/** The provider did not take them: the next try may begin at once. */
export const releaseSubmission = (id: string): Promise<void> =>
  transaction(async (trx) => {
    await trx.from('signature_enrollments').where({ id }).update({ submitting_until: null })
  })
