import { asOwner } from '#factories/as_owner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'

let emptyAtStart: string[] | undefined

/** Reference data that tests change, as they were before the first one. */
const restored = ['settings', 'business_clock'] as const
const rowsAtStart = new Map<string, Record<string, unknown>[]>()

const tables = async () => {
  const { rows } = await db.connection('owner').rawQuery<{ rows: { name: string }[] }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and (table_schema in ('public', 'ledger') or (table_schema = 'pgboss' and table_name = 'job'))`
  )
  return rows.map(({ name }) => name)
}

const onlyEmpty = async (names: string[], empty: boolean) => {
  const each = names.map(
    (name) => `select '${name}' as name where ${empty ? 'not' : ''} exists (select from ${name})`
  )
  const { rows } = await db
    .connection('owner')
    .rawQuery<{ rows: { name: string }[] }>(each.join(' union all '))
  return rows.map(({ name }) => name)
}

/** Lets a group book entries that belong to nothing. @returns what ends it */
export const bookAnything = async () => {
  const founded = (verb: 'enable' | 'disable') =>
    db
      .connection('owner')
      .rawQuery(`alter table ledger.entries ${verb} trigger entries_are_founded`)
  await founded('disable')
  return async () => {
    await founded('enable')
  }
}

/** Entries and lines of the trail may be of other days, as the demo's past is. @returns what ends it */
export const letBookInThePast = async () => {
  const table = () => db.connection('owner').table('ledger.clock_tolerance')
  if (!(await db.connection('owner').from('ledger.clock_tolerance').first())) {
    await table().insert({ days_max: 2_000 })
  }
  return async () => {
    await db.connection('owner').from('ledger.clock_tolerance').delete()
  }
}

/** Business time as it was: it runs forward alone, unless the database's owner turns it back. */
export const turnClockTo = (days: number): Promise<unknown> =>
  asOwner((trx) => trx.from('business_clock').update({ advanced_days: days }))

/** Notes, before the first test, which tables hold reference data and which the tests fill. */
export const noteTables = async () => {
  emptyAtStart = await onlyEmpty(await tables(), true)
  for (const name of restored) rowsAtStart.set(name, await db.connection('owner').from(name))
}

/**
 * Empties what tests filled, also the ledger, as only the owner of a throw-away database can; reference
 * data stay. For specs that use real concurrent connections, where a rolled-back transaction would hide races.
 */
export const cleanDatabase = async () => {
  const filled = await onlyEmpty(emptyAtStart ?? [], false)
  if (filled.length === 0) return
  await asOwner(async (trx) => {
    for (const name of filled) await trx.rawQuery(`delete from ${name}`)
  })
}

/** As before the first test: nothing but reference data, the settings of the tests, business time of today. */
export const startAnew = async () => {
  await cleanDatabase()
  await db.connection('owner').transaction(async (trx) => {
    for (const [name, rows] of rowsAtStart) {
      await trx.from(name).delete()
      await trx
        .table(name)
        .multiInsert(
          rows.map((row) => ('value' in row ? { ...row, value: JSON.stringify(row.value) } : row))
        )
    }
  })
  clock.reset()
}
