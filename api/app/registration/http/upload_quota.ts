import limiter from '@adonisjs/limiter/services/main'
import { errors } from '@adonisjs/limiter'
import { Throttled } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'

/** Nobody sends three papers that often; a program may. */
const uploadsADay = 30

/** Counts an upload of a person, whatever becomes of it. @throws Throttled (429) beyond the day's quota */
export const countUpload = async (userId: string): Promise<void> => {
  try {
    await limiter
      .use('database', { requests: uploadsADay, duration: '1 day' })
      .consume(`uploads:${userId}`)
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    throw new Throttled(error.response.availableIn, messages.uploadQuota)
  }
}
