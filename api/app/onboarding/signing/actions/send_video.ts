import { signingLimits } from '#contracts/signing'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { BusinessRule, InvalidFields } from '#app/platform/errors'
import { videoTypeOf } from '../domain/video_type.js'
import { messages } from '../i18n/fa.js'
import { keepFile } from '../steps/keep_file.js'
import type { LockedEnrollment } from '../steps/lock_enrollment.js'

type Fault = 'videoRequired' | 'videoSize' | 'videoShort' | 'videoType'

/** What is wrong with a video; null when nothing is. */
const faultOf = (video: Buffer | undefined): Fault | null => {
  if (!video) return 'videoRequired'
  if (video.length > signingLimits.videoBytes) return 'videoSize'
  if (video.length < signingLimits.videoBytesMin) return 'videoShort'
  return videoTypeOf(video) ? null : 'videoType'
}

/** The sentence may have ended while the video travelled. @throws BusinessRule (422) */
const spokenIn = ({ sentence, sentenceExpiresAt }: LockedEnrollment): string => {
  const lateMs = clock.systemNow().toMillis() - sentenceExpiresAt.getTime()
  if (lateMs > signingLimits.uploadMs) throw new BusinessRule(messages.sentenceExpired)
  return sentence
}

/**
 * Keeps the video in which the person speaks the sentence, in the place of the one before.
 * @throws InvalidFields (422) for what is no such video, Conflict (409) once the files were sent
 */
export default class SendVideo {
  async execute({ actor, video }: { actor: CustomerActor; video: Buffer | undefined }) {
    const fault = faultOf(video)
    if (fault) throw new InvalidFields([{ field: 'video', rule: fault, message: messages[fault] }])
    const mimeType = videoTypeOf(video!)!
    const file = { userId: actor.id, kind: 'VIDEO', bytes: video!, mimeType } as const
    await keepFile({ ...file, sentenceOf: spokenIn })
  }
}
