import { AsyncLocalStorage } from 'node:async_hooks'
import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'

export const tehran = 'Asia/Tehran'

/** Tehran's distance from UTC changes on the quarter of an hour, and asking luxon for it is slow. */
const quarterMs = 900_000
const offsets = new Map<number, number>()
const offsetsMax = 4096

export const tehranOffsetMs = (millis: number): number => {
  const quarter = Math.floor(millis / quarterMs)
  const known = offsets.get(quarter)
  if (known !== undefined) return known
  if (offsets.size >= offsetsMax) offsets.clear()
  const offset = DateTime.fromMillis(millis, { zone: tehran }).offset * 60_000
  offsets.set(quarter, offset)
  return offset
}

/** The Tehran day of a moment, `YYYY-MM-DD`. */
export const tehranDayAt = (millis: number): string =>
  new Date(millis + tehranOffsetMs(millis)).toISOString().slice(0, 10)

/**
 * Two clocks. System time is for sessions, codes, throttles and job timers; business time is for
 * whatever a customer would call a date. Business time runs ahead of system time by whole days that
 * stand in the database (demo mode alone moves them), so that all processes agree.
 */
class Clock {
  #advancedDays = 0
  readonly #daysAgo = new AsyncLocalStorage<number>()

  systemNow(): DateTime<true> {
    return DateTime.utc() as DateTime<true>
  }

  businessNow(): DateTime<true> {
    return this.systemNow().plus({ days: this.#advancedDays - (this.#daysAgo.getStore() ?? 0) })
  }

  /** Today in Tehran, `YYYY-MM-DD`. */
  today(): string {
    return tehranDayAt(this.businessNow().toMillis())
  }

  get advancedDays(): number {
    return this.#advancedDays
  }

  /** Takes over what a query has just read; the clock never runs back. */
  observe(advancedDays: number): void {
    this.#advancedDays = Math.max(this.#advancedDays, advancedDays)
  }

  /** Reads the database's clock; jobs call it before they ask for the date. */
  async refresh(): Promise<void> {
    const row = await db.from('business_clock').select('advanced_days').firstOrFail()
    this.observe(row.advanced_days)
  }

  async advance(days: number, trx: TransactionClientContract): Promise<void> {
    const [row] = await trx
      .from('business_clock')
      .increment('advanced_days', days)
      .returning('advanced_days')
    this.observe(row.advanced_days)
  }

  /** Does what the demo's people did some days before: their past is made by the commands that make the present. */
  inThePast<T>(days: number, work: () => Promise<T>): Promise<T> {
    return this.#daysAgo.run(days, work)
  }

  /** A test starts from the present again. */
  reset(): void {
    this.#advancedDays = 0
  }
}

export const clock = new Clock()
