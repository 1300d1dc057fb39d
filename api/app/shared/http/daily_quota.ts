import limiter from '@adonisjs/limiter/services/main'
import { errors } from '@adonisjs/limiter'
import { Throttled } from '../errors.js'

interface DailyQuota {
  /** What is counted, by a name of its own. */
  name: string
  who: string
  perDay: number
  message: string
}

/** Counts what a person asks for, whatever becomes of it. @throws Throttled (429) beyond the day's quota */
export const countToday = async ({ name, who, perDay, message }: DailyQuota): Promise<void> => {
  try {
    await limiter.use('database', { requests: perDay, duration: '1 day' }).consume(`${name}:${who}`)
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    throw new Throttled(error.response.availableIn, message)
  }
}
