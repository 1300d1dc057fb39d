import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/shared/clock'
import { newId } from '#app/shared/ids'
import type { SmsAdapter } from './adapters/sms_adapter.js'
import type { TemplateName, TemplateParams } from './domain/templates.js'

/** One message to one phone. */
export interface Message<Name extends TemplateName = TemplateName> {
  /** The same key is sent once, however often the job runs. */
  key: string
  phone: string
  template: Name
  params: TemplateParams<Name> | Record<string, string>
}

/**
 * Sends messages through the first provider that takes them, and keeps a line of each, without what
 * it said: codes stand nowhere but in the message.
 */
export class Sms {
  constructor(private adapters: readonly SmsAdapter[]) {}

  /** @returns false when no provider took the message; trying again with the same key is safe */
  async send({ key, phone, template, params }: Message): Promise<boolean> {
    if (!(await this.#begin(key, phone, template))) return true
    const failures: string[] = []
    for (const adapter of this.adapters) {
      try {
        await adapter.sendTemplate(phone, template, params, key)
        await this.#end(key, { status: 'SENT', provider: adapter.name, failure: null })
        return true
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown'
        failures.push(reason)
        logger.warn({ provider: adapter.name, template, reason }, 'an SMS provider failed')
      }
    }
    await this.#end(key, { status: 'FAILED', provider: null, failure: failures.join('; ') })
    return false
  }

  /** @returns false when the message was sent before */
  async #begin(key: string, phone: string, template: TemplateName): Promise<boolean> {
    const taken: unknown[] = await db
      .knexQuery()
      .insert({
        id: newId(),
        phone,
        template,
        idempotency_key: key,
        status: 'SENDING',
        created_at: clock.systemNow().toJSDate(),
      })
      .into('sms_messages')
      .onConflict('idempotency_key')
      .merge({ status: 'SENDING' })
      .whereNot('sms_messages.status', 'SENT')
      .returning('id')
    return taken.length > 0
  }

  async #end(
    key: string,
    outcome: { status: 'SENT' | 'FAILED'; provider: string | null; failure: string | null }
  ) {
    await db
      .from('sms_messages')
      .where({ idempotency_key: key })
      .update({
        ...outcome,
        sent_at: outcome.status === 'SENT' ? clock.systemNow().toJSDate() : null,
      })
  }
}
