import { consumeDailyQuota } from '#app/platform/http/daily_quota'
import { messages } from '../i18n/fa.js'

/** Nobody sends three papers that often; a program may. */
const uploadsADay = 30

/** Counts an upload of a person, whatever becomes of it. @throws Throttled (429) beyond the day's quota */
export const countUpload = (userId: string): Promise<void> =>
  consumeDailyQuota({
    name: 'uploads',
    who: userId,
    perDay: uploadsADay,
    message: messages.uploadQuota,
  })
