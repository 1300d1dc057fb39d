import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/shared/clock'
import { newId } from '#app/shared/ids'
import { textOf, type TemplateName } from '../domain/templates.js'
import type { SmsAdapter } from './sms_adapter.js'

/** Puts messages into the database, where the phone simulator shows them. Never in production. */
export class SandboxSms implements SmsAdapter {
  readonly name = 'sandbox'

  constructor(private host: string) {}

  async sendTemplate(
    phone: string,
    template: TemplateName,
    params: Record<string, string>,
    idempotencyKey: string
  ) {
    await db
      .knexQuery()
      .insert({
        id: newId(),
        phone,
        template,
        ...textOf(template, params, this.host),
        sent_at: clock.systemNow().toJSDate(),
        idempotency_key: idempotencyKey,
      })
      .into('sandbox_sms')
      .onConflict('idempotency_key')
      .ignore()
  }
}
