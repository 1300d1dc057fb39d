import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { textOf, type TemplateName } from '../domain/templates.js'
import type { DeliveryReport, SmsAdapter } from './sms_adapter.js'

/** Puts messages into the database, where the phone simulator shows them. Never in production. */
export class SandboxSms implements SmsAdapter {
  readonly name = 'sandbox'

  /** @param texts what staff have written in the place of a text that ships */
  constructor(
    private host: string,
    private texts: Readonly<Record<string, string>> = {}
  ) {}

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
        ...textOf(template, params, this.host, this.texts[template]),
        sent_at: clock.systemNow().toJSDate(),
        idempotency_key: idempotencyKey,
      })
      .into('sandbox_sms')
      .onConflict('idempotency_key')
      .ignore()
    return idempotencyKey
  }

  /** What lies in the simulator has arrived. */
  async deliveriesOf(messageIds: readonly string[]) {
    const rows: { idempotency_key: string }[] = await db
      .from('sandbox_sms')
      .whereIn('idempotency_key', [...messageIds])
      .select('idempotency_key')
    return new Map<string, DeliveryReport>(
      rows.map(({ idempotency_key: id }) => [id, { state: 'DELIVERED', code: 'SIMULATED' }])
    )
  }
}
