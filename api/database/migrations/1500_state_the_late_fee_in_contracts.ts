import { BaseSchema } from '@adonisjs/lucid/schema'

const rule = '{{شرط تأخیر}}'
/** How the texts that came with the product spoke of a late payment, and how they state its rule. */
const phrases = [
  [
    '2. اگر قسطی پس از سررسید پرداخت نشود، بانک می‌تواند خرید اعتباری را تا تسویه آن ببندد و برای وصول طلب خود از راه‌های قانونی اقدام کند.',
    `2. ${rule} بانک می‌تواند برای وصول طلب خود از راه‌های قانونی نیز اقدام کند.`,
  ],
  [
    '2. مشتری تأیید می‌کند که هنگام تمدید قسط سررسیدگذشته‌ای ندارد.',
    `2. مشتری تأیید می‌کند که هنگام تمدید قسط سررسیدگذشته‌ای ندارد.\n\n3. ${rule}`,
  ],
] as const

const statingTheRule = (body: string): string =>
  phrases.reduce((text, [before, after]) => text.replace(before, after), body)

/**
 * What is signed is what happens. What the bank has written itself stays: a text that came with the product was written
 * and approved by nobody.
 */
export default class extends BaseSchema {
  override async up() {
    this.defer(async (db) => {
      const now = new Date()
      const shipped = await db
        .from('contract_templates')
        .where({ status: 'IN_FORCE', written_by: null, approved_by: null })
      for (const { id, contract_type, plan, body } of shipped) {
        const stated = statingTheRule(body)
        if (stated === body) continue
        await db
          .from('contract_templates')
          .where({ id })
          .update({ status: 'RETIRED', retired_at: now, updated_at: now })
        const [{ last }] = await db
          .from('contract_templates')
          .where({ contract_type, plan })
          .max('version as last')
        await db.table('contract_templates').insert({
          ...{ id: crypto.randomUUID(), contract_type, plan, body: stated, version: last + 1 },
          ...{ status: 'IN_FORCE', in_force_at: now, created_at: now, updated_at: now },
        })
      }
    })
  }
}
