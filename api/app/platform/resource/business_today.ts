import { tehran } from '../time/clock.js'

/** SQL: today in business time, for descriptions of lists, whose texts are made once at the start. */
export const businessToday = `((now() + make_interval(days => (select advanced_days from business_clock)))
  at time zone '${tehran}')::date`
