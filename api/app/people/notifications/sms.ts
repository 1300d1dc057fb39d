import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { SmsStatus } from '#contracts/messages'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { SmsUnknown, type SmsAdapter } from './adapters/sms_adapter.js'
import { shownText } from './domain/shown_text.js'
import { carriesCode, type TemplateName, type TemplateParams } from './domain/templates.js'
import { providersInTurn } from './queries/in_turn.js'
import { countFailure, countMessage } from './sms_metrics.js'

export interface Message<Name extends TemplateName = TemplateName> {
  /** The same key is sent once, however often the job runs. */
  key: string
  phone: string
  template: Name
  params: TemplateParams<Name> | Record<string, string>
}

/** Who is tried, in order, and what is sent to nobody. */
export interface SmsSetup {
  adapters: readonly SmsAdapter[]
  withheld: ReadonlySet<string>
}

/** A message takes seconds to arrive: then its provider is asked for the first time. */
const firstAskMinutes = 1

interface Outcome {
  status: SmsStatus
  provider: string | null
  failure: string | null
  messageId?: string | null
}

/**
 * Sends messages through the first provider that takes them, and keeps a line of each, its code hidden: codes stand
 * nowhere but in the message. docs/adr/0021
 */
export class Sms {
  #setup: () => Promise<SmsSetup>

  constructor(setup: readonly SmsAdapter[] | (() => Promise<SmsSetup>)) {
    this.#setup =
      typeof setup === 'function'
        ? setup
        : () => Promise.resolve({ adapters: setup, withheld: new Set() })
  }

  /**
   * @returns false when trying again with the same key is called for: no provider took the message, or one may
   * have and a notice told twice does less harm than one that is lost. A code is never tried again by itself.
   */
  async send(message: Message): Promise<boolean> {
    const { key, phone, template } = message
    if (!(await this.#begin(message))) return true
    const { adapters, withheld } = await this.#setup()
    if (withheld.has(template)) {
      await this.#end(key, { status: 'WITHHELD', provider: null, failure: null })
      return true
    }
    const outcome = await this.#hand(message, await providersInTurn(adapters, phone))
    await this.#end(key, outcome)
    if (outcome.status === 'UNKNOWN') return carriesCode(template)
    return outcome.status === 'SENT'
  }

  /** Those that are in use, in their order. */
  async providers(): Promise<readonly SmsAdapter[]> {
    return (await this.#setup()).adapters
  }

  /** Asks one after the other, and stops at the first that has taken the message or may have. */
  async #hand(message: Message, adapters: readonly SmsAdapter[]): Promise<Outcome> {
    const { key, phone, template, params } = message
    const failures: string[] = []
    if (adapters.length === 0) failures.push('no provider is configured')
    for (const adapter of adapters) {
      const provider = adapter.name
      try {
        const messageId = await adapter.sendTemplate(phone, template, params, key)
        return { status: 'SENT', provider, failure: failures.join('; ') || null, messageId }
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown'
        failures.push(reason)
        countFailure(provider)
        logger.warn({ provider, template, reason }, 'an SMS provider failed')
        if (!(error instanceof SmsUnknown)) continue
        return { status: 'UNKNOWN', provider, failure: failures.join('; ') }
      }
    }
    return { status: 'FAILED', provider: null, failure: failures.join('; ') }
  }

  /** @returns false when the message was sent before, or may have been and is a code */
  async #begin({ key, phone, template, params }: Message): Promise<boolean> {
    const done: SmsStatus[] = carriesCode(template)
      ? ['SENT', 'WITHHELD', 'UNKNOWN']
      : ['SENT', 'WITHHELD']
    const taken: unknown[] = await db
      .knexQuery()
      .insert({
        id: newId(),
        phone,
        template,
        text: shownText(template, params),
        idempotency_key: key,
        status: 'SENDING',
        created_at: clock.systemNow().toJSDate(),
      })
      .into('sms_messages')
      .onConflict('idempotency_key')
      .merge({ status: 'SENDING' })
      .whereNotIn('sms_messages.status', done)
      .returning('id')
    return taken.length > 0
  }

  async #end(key: string, { messageId, ...outcome }: Outcome) {
    countMessage(outcome.status)
    const at = clock.systemNow()
    const now = at.toJSDate()
    await db
      .from('sms_messages')
      .where({ idempotency_key: key })
      .update({
        ...outcome,
        provider_message_id: messageId ?? null,
        delivery_due_at: messageId ? at.plus({ minutes: firstAskMinutes }).toJSDate() : null,
        sent_at: outcome.status === 'SENT' ? now : null,
        ...(outcome.status === 'UNKNOWN' && { unknown_at: now }),
      })
  }
}
