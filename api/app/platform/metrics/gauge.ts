import { setTimeout as pause } from 'node:timers/promises'
import { Gauge } from 'prom-client'

interface Level {
  labels?: Record<string, string>
  value: number
}

/** A scraper waits for seconds at most, and learns the rest all the same. */
const databaseMsMax = 1_500

/** Read when it is asked for. */
export const gauge = (
  name: string,
  help: string,
  read: () => Level[] | Promise<Level[]>,
  labelNames: string[] = []
) =>
  new Gauge({
    name,
    help,
    labelNames,
    async collect() {
      const levels = await read()
      this.reset()
      // Without labels a gauge begins with 0, which would end an alarm.
      if (levels.length === 0 && labelNames.length === 0) this.remove()
      for (const { labels = {}, value } of levels) this.set(labels, value)
    },
  })

const inTime = async <T>(work: Promise<T>): Promise<T | undefined> => {
  const timer = new AbortController()
  try {
    const late = pause(databaseMsMax, undefined, { signal: timer.signal, ref: false })
    return await Promise.race([work, late])
  } catch {
    return undefined
  } finally {
    timer.abort()
  }
}

/**
 * What the database answers; undefined when it does not in time: what cannot be counted is missing, and alarms. All
 * gauges of one scrape share the answer.
 */
export const answered = <T>(read: () => Promise<T>): (() => Promise<T | undefined>) => {
  let asked: Promise<T | undefined> | undefined
  return () =>
    (asked ??= inTime(read()).finally(() => {
      asked = undefined
    }))
}

/** The level, or none of what cannot be counted. */
export const level = (value: number | undefined): Level[] =>
  value === undefined ? [] : [{ value }]
