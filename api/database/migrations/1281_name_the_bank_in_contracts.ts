import { BaseSchema } from '@adonisjs/lucid/schema'

const named = 'میان **{{نام بانک}}**، که در این متن «بانک» نامیده می‌شود، و'
/** How the texts that came with the product spoke of the bank, and how they name it. */
const phrases = [
  [
    'این قرارداد میان بانک، به‌عنوان اعطاکننده اعتبار، و',
    'این قرارداد میان **{{نام بانک}}**، به‌عنوان اعطاکننده اعتبار، که در این متن «بانک» نامیده می‌شود، و',
  ],
  ['و میان بانک و', `و ${named}`],
] as const

const namingTheBank = (body: string): string =>
  phrases.reduce((text, [before, after]) => text.replace(before, after), body)

/**
 * A contract names both who sign it. What the bank has written itself stays: a text that came with the product was
 * written and approved by nobody.
 */
export default class extends BaseSchema {
  override async up() {
    this.defer(async (db) => {
      const now = new Date()
      const shipped = await db
        .from('contract_templates')
        .where({ status: 'IN_FORCE', written_by: null, approved_by: null })
      for (const { id, contract_type, plan, body } of shipped) {
        const renamed = namingTheBank(body)
        if (renamed === body) continue
        await db
          .from('contract_templates')
          .where({ id })
          .update({ status: 'RETIRED', retired_at: now, updated_at: now })
        const [{ last }] = await db
          .from('contract_templates')
          .where({ contract_type, plan })
          .max('version as last')
        await db.table('contract_templates').insert({
          ...{ id: crypto.randomUUID(), contract_type, plan, body: renamed, version: last + 1 },
          ...{ status: 'IN_FORCE', in_force_at: now, created_at: now, updated_at: now },
        })
      }
    })
  }
}
