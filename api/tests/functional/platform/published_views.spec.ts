import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { prepareDatabase } from '#app/platform/database/prepare_database'
import { assembled, dropPublishedViews } from '#app/platform/database/published_views'

const sql = `
  select relname as name, obj_description(oid, 'pg_class') as comment
    from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace order by 1`

const viewsThere = async (): Promise<Map<string, string | null>> => {
  const { rows } = await db.rawQuery<{ rows: { name: string; comment: string | null }[] }>(sql)
  return new Map(rows.map(({ name, comment }) => [name, comment]))
}
const published = (views: Map<string, string | null>) =>
  [...views].filter(([, comment]) => comment?.includes('[published '))

test.group('What modules publish', () => {
  test('is read by the application, and nothing is written through it', async ({ assert }) => {
    const { rows } = await db.rawQuery<{ rows: { name: string; may: string[] }[] }>(`
      select relname as name, array(
               select may from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) may
                where has_table_privilege('kasbeno_app', pg_class.oid, may)) as may
        from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace`)
    assert.isAbove(rows.length, 60)
    assert.deepEqual(
      rows.filter(({ may }) => may.join() !== 'SELECT'),
      []
    )
    await assert.rejects(() =>
      db.rawQuery(`update orders_invoices set refund_amount = 0 where false`)
    )
  })

  test('says what it holds, beside it in the database', async ({ assert }) => {
    const said = (await viewsThere()).get('ledger_postings')
    assert.match(said!, /^Each entry account by account: rials, debit positive\. \[published /)
  })

  test('does not keep a migration from dropping a column: it is gone until they have run', async ({
    assert,
  }) => {
    const before = published(await viewsThere())
    await assert.rejects(() =>
      db.connection('owner').rawQuery('alter table parcels drop column address')
    )
    await dropPublishedViews(db.connection('owner'))
    assert.isEmpty(published(await viewsThere()))
    const trx = await db.connection('owner').transaction()
    await trx.rawQuery('alter table parcels drop column address')
    await trx.rollback()
    await prepareDatabase(app)
    assert.deepEqual(published(await viewsThere()), before)
  })

  test('follows its file: what changed is made anew, what went from it goes', async ({
    assert,
  }) => {
    const before = await viewsThere()
    await db.connection('owner').rawQuery(`
      drop view issuing_parcels;
      create view issuing_parcels as select 1 as one;
      comment on view issuing_parcels is 'Of a version before. [published 0]';
      create view orders_of_before as select id from orders;
      comment on view orders_of_before is 'Of a version before. [published 1]'`)
    await prepareDatabase(app)
    assert.deepEqual(await viewsThere(), before)
    await db.rawQuery('select status, address from issuing_parcels')
  })

  test('keeps to the columns that a module below has asked for, by name, type and order', async ({
    assert,
  }) => {
    const asked = `-- Asked.\ncreate view asked_thing as\n  select null::uuid as id, null::text as name where false;\n`
    const filled = (columns: string) =>
      `-- Filled.\ncreate view asked_thing as\n  select ${columns} from staff_users;\n`
    const make = async (columns: string) => {
      const trx = await db.connection('owner').transaction()
      try {
        for (const { sql } of assembled([asked], [filled(columns)])) await trx.rawQuery(sql)
      } finally {
        await trx.rollback()
      }
    }
    await make('id, full_name as name')
    for (const columns of ['id', 'id, full_name', 'full_name as name, id', 'id, active as name'])
      await assert.rejects(() => make(columns), /cannot (drop|change)/)
  })
})
