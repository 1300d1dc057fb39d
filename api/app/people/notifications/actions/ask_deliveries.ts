import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import type { DeliveryReport, SmsAdapter } from '../adapters/sms_adapter.js'
import { Sms } from '../sms.js'

/** Providers forget a message after two days: then it will never be told. */
const knownHours = 47
/** Minutes between two questions about one message: arrival takes seconds, or else hours. */
const pauses = [5, 30, 120] as const
/** So many are named in one question. */
const askedAtOnce = 200
/** The next run begins a minute after this one. */
const workMs = 50_000

interface Waiting {
  id: string
  provider_message_id: string
  delivery_asks: number
}

/** Brings the delivery reports of all messages that are due for a question; those that waited longest first. */
@inject()
export default class AskDeliveries {
  constructor(private sms: Sms) {}

  /** A provider that does not answer is asked again at the next turn. */
  async execute(): Promise<void> {
    const until = clock.systemNow().toMillis() + workMs
    await this.#giveUp()
    for (const adapter of await this.sms.providers()) {
      let isMore = true
      while (isMore && clock.systemNow().toMillis() < until) {
        const waiting = await this.#due(adapter.name)
        isMore = waiting.length > 0 && (await this.#ask(adapter, waiting))
      }
    }
  }

  async #due(provider: string): Promise<Waiting[]> {
    return db
      .from('sms_messages')
      .where({ provider })
      .where('delivery_due_at', '<=', clock.systemNow().toJSDate())
      .orderBy('delivery_due_at')
      .limit(askedAtOnce)
      .select('id', 'provider_message_id', 'delivery_asks')
  }

  /** @returns whether the provider answered */
  async #ask(adapter: SmsAdapter, waiting: readonly Waiting[]): Promise<boolean> {
    let reports: Map<string, DeliveryReport>
    try {
      reports = await adapter.deliveriesOf(waiting.map((message) => message.provider_message_id))
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      logger.warn({ provider: adapter.name, reason }, 'a provider did not tell of deliveries')
      return false
    }
    for (const message of waiting) await keep(message, reports.get(message.provider_message_id))
    return true
  }

  async #giveUp() {
    const before = clock.systemNow().minus({ hours: knownHours }).toJSDate()
    await db
      .from('sms_messages')
      .whereNotNull('delivery_due_at')
      .where('sent_at', '<', before)
      .update({ delivery: 'NEVER_TOLD', delivery_due_at: null })
  }
}

/** A final word is not asked for again; without one, pauses grow. */
const keep = async ({ id, delivery_asks: asks }: Waiting, report: DeliveryReport | undefined) => {
  const now = clock.systemNow()
  const isFinal = report !== undefined && report.state !== 'ON_ITS_WAY'
  const minutes = pauses[Math.min(asks, pauses.length - 1)]
  await db
    .from('sms_messages')
    .where({ id })
    .update({
      delivery_asks: asks + 1,
      delivery_due_at: isFinal ? null : now.plus({ minutes }).toJSDate(),
      ...(report && { delivery: report.state, delivery_code: report.code }),
      ...(report?.state === 'DELIVERED' && { delivered_at: now.toJSDate() }),
    })
}
