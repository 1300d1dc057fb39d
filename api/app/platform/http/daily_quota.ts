import limiter from '@adonisjs/limiter/services/main'
import { errors } from '@adonisjs/limiter'
import { Throttled } from '../errors.js'

interface Quota {
  name: string
  who: string
  max: number
  duration: '1 hour' | '1 day'
  message: string
}

/** Counts the attempt, whatever its outcome. @throws Throttled (429) beyond the quota */
export const countWithin = async ({ name, who, max, duration, message }: Quota): Promise<void> => {
  try {
    await limiter.use('database', { requests: max, duration }).consume(`${name}:${who}`)
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    throw new Throttled(error.response.availableIn, message)
  }
}

interface DailyQuota {
  name: string
  who: string
  perDay: number
  message: string
}

/** Counts the attempt, whatever its outcome. @throws Throttled (429) beyond the day's quota */
export const consumeDailyQuota = ({ perDay, ...quota }: DailyQuota): Promise<void> =>
  countWithin({ ...quota, max: perDay, duration: '1 day' })
