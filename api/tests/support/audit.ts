import type { AuditCommand } from '#contracts/trail'
import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/platform/database/database'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { system } from '#app/platform/audit/actor'
import { newId } from '#app/platform/values/ids'
import { asOwner } from '#factories/as_owner'

export const statementsAsOwner = (...statements: string[]): Promise<void> =>
  asOwner(async (trx) => {
    for (const statement of statements) await trx.rawQuery(statement)
  })

/** No lines and no seals: these tests count them. */
export const emptyTrail = () =>
  statementsAsOwner('delete from audit_seals', 'delete from audit_lines')

const aLine = (index: number) => ({
  actor: system('tests'),
  command: 'tests.write' as AuditCommand,
  subject: { type: 'tests', id: newId() },
  before: { limit: 9007199254740991, status: 'CREATED' },
  after: { status: 'COMPLETED', index },
  reason: `دلیل ${index}`,
})

/** Lines of one transaction, in their order. */
export const writeLines = async (count: number, trx?: Trx): Promise<void> => {
  const write = async (client: Trx) => {
    for (let index = 1; index <= count; index++) await audit(aLine(index), client)
  }
  await (trx ? write(trx) : transaction(write))
}

/** Lets the last minutes pass for everything in the trail; the chain is not told. */
export const lineIds = async (): Promise<string[]> => {
  const lines = await db.from('audit_lines').orderBy('at').orderBy('id').select('id')
  return lines.map(({ id }) => id)
}
