import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import SealAuditTrail from '#app/desk/audit/actions/seal_audit_trail'
import { verifyChain } from '#app/desk/audit/queries/verify_chain'
import { clock } from '#app/platform/time/clock'
import { sqlState } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { statementsAsOwner, emptyTrail, lineIds, writeLines } from '#tests/support/audit'
import { cleanDatabase } from '#tests/support/database'

const seal = () => new SealAuditTrail().execute()
const seals = () => db.from('audit_seals').orderBy('seq')

/** Ten sealed lines and their ids. */
const tenSealed = async () => {
  await writeLines(10)
  await seal()
  return lineIds()
}
/** What the verification finds, as `KIND@number`; `?` for a line without a seal. */
const found = async () => {
  const { problems, isWhole } = await verifyChain()
  if (isWhole !== (problems.length === 0))
    throw new Error('the verdict is not that of the problems')
  return problems.map(({ kind, seq }) => `${kind}@${seq ?? '?'}`)
}

test.group('The chain over the audit trail', (group) => {
  group.each.setup(emptyTrail)
  group.teardown(cleanDatabase)

  test('seals every line once, each seal on the one before it', async ({ assert }) => {
    await writeLines(3)
    assert.equal((await seal()).sealed, 3)
    await writeLines(2)
    assert.equal((await seal()).sealed, 2)
    assert.equal((await seal()).sealed, 0)
    const chain = await seals()
    assert.deepEqual(
      chain.map(({ seq, line_id }) => [seq, line_id]),
      (await lineIds()).map((id, index) => [index + 1, id])
    )
    for (const [index, { prev_hash }] of chain.entries()) {
      assert.equal(prev_hash, index === 0 ? '0'.repeat(64) : chain[index - 1].hash)
    }
    assert.deepEqual(await found(), [])
  })

  test('sealers that run at once make one chain', async ({ assert }) => {
    await writeLines(200)
    const runs = await Promise.all(Array.from({ length: 6 }, seal))
    assert.equal(
      runs.reduce((sum, { sealed }) => sum + sealed, 0),
      200
    )
    assert.lengthOf(await seals(), 200)
    assert.deepEqual(await found(), [])
  })

  test('who writes a line does not wait while others are sealed, and a late one is sealed next', async ({
    assert,
  }) => {
    // A connection of its own, as of another process.
    await db.transaction(async (trx) => {
      await writeLines(1, trx)
      await writeLines(1)
      assert.equal((await seal()).sealed, 1)
    })
    assert.equal((await seal()).sealed, 1)
    assert.deepEqual(await found(), [])
  })

  test('twelve thousand lines are sealed by a handful of statements', async ({ assert }) => {
    await db.rawQuery(
      `insert into audit_lines (id, at, actor_type, actor_name, command, subject_type)
       select gen_random_uuid(), now() - n * interval '1 millisecond', 'system', 'tests', 'tests.write', 'tests'
         from generate_series(1, 12000) n`
    )
    const statements: string[] = []
    const client = db.connection().getWriteClient()
    const note = ({ sql }: { sql: string }) => statements.push(sql)
    client.on('query', note)
    assert.equal((await seal()).sealed, 12_000)
    client.off('query', note)
    assert.isBelow(statements.length, 25)

    const first = await verifyChain(1, 5000)
    assert.containSubset(first, { from: 1, to: 5000, checked: 5000, isWhole: true, nextFrom: 5001 })
    const second = await verifyChain(5001, 5000)
    assert.containSubset(second, { to: 10_000, isWhole: true, nextFrom: 10_001 })
    const third = await verifyChain(10_001, 5000)
    assert.containSubset(third, { to: 12_000, checked: 2000, isWhole: true, nextFrom: null })
  })

  test("the application's role may add seals, and neither it nor the owner changes one", async ({
    assert,
  }) => {
    await tenSealed()
    const refusal = async (work: Promise<unknown>) =>
      sqlState(
        await work.then(
          () => undefined,
          (error: unknown) => error
        )
      )
    for (const statement of [
      'update audit_seals set hash = hash',
      'delete from audit_seals',
      'truncate audit_seals',
    ]) {
      assert.equal(await refusal(db.rawQuery(statement)), '42501', statement)
      assert.isDefined(await refusal(db.connection('owner').rawQuery(statement)), statement)
    }
    assert.lengthOf(await seals(), 10)
  })
})

test.group('The verification finds', (group) => {
  group.each.setup(emptyTrail)
  group.teardown(cleanDatabase)

  const columns: [column: string, value: string][] = [
    ['at', "at + interval '1 microsecond'"],
    ['actor_type', "'staff'"],
    ['actor_id', `'${newId()}'`],
    ['actor_name', "'somebody else'"],
    ['command', "'tests.read'"],
    ['subject_type', "'orders'"],
    ['subject_id', 'null'],
    ['before', `before || '{"limit": 9007199254740992}'`],
    ['after', `after || '{"status": "CANCELED"}'`],
    ['reason', "'x'"],
    ['trace_id', "'x'"],
    ['advanced_days', '3'],
  ]
  test('a line of which {0} was changed')
    .with(columns)
    .run(async ({ assert }, [column, value]) => {
      const ids = await tenSealed()
      await statementsAsOwner(`update audit_lines set ${column} = ${value} where id = '${ids[3]}'`)
      assert.deepEqual(await found(), ['LINE_CHANGED@4'])
    })

  test('a line whose distance to business time was taken away', async ({ assert }) => {
    clock.observe(30)
    const ids = await tenSealed()
    clock.reset()
    assert.deepEqual(await found(), [])
    await statementsAsOwner(`update audit_lines set advanced_days = 0 where id = '${ids[3]}'`)
    assert.deepEqual(await found(), ['LINE_CHANGED@4'])
  })

  test('a line that was deleted', async ({ assert }) => {
    const ids = await tenSealed()
    await statementsAsOwner(`delete from audit_lines where id = '${ids[6]}'`)
    assert.deepEqual(await found(), ['LINE_MISSING@7'])
  })

  test('a line that was deleted with its seal', async ({ assert }) => {
    const ids = await tenSealed()
    await statementsAsOwner(
      `delete from audit_lines where id = '${ids[6]}'`,
      'delete from audit_seals where seq = 7'
    )
    assert.deepEqual(await found(), ['SEAL_MISSING@7'])
  })

  test('the beginning, when it was cut off', async ({ assert }) => {
    const ids = await tenSealed()
    await statementsAsOwner(
      `delete from audit_lines where id in ('${ids[0]}', '${ids[1]}')`,
      'delete from audit_seals where seq <= 2'
    )
    assert.deepEqual(await found(), ['SEAL_MISSING@1'])
  })

  test('two lines that changed places', async ({ assert }) => {
    const ids = await tenSealed()
    await statementsAsOwner(
      `update audit_lines set id = '${newId()}' where id = '${ids[1]}'`,
      `update audit_lines set id = '${ids[1]}' where id = '${ids[7]}'`,
      `update audit_lines set id = '${ids[7]}' where id not in (${ids.map((id) => `'${id}'`).join()})`
    )
    assert.deepEqual(await found(), ['LINE_CHANGED@2', 'LINE_CHANGED@8'])
  })

  test('two seals that changed places', async ({ assert }) => {
    await tenSealed()
    await statementsAsOwner(
      'update audit_seals set seq = 99 where seq = 4',
      'update audit_seals set seq = 4 where seq = 5',
      'update audit_seals set seq = 5 where seq = 99'
    )
    const problems = await found()
    assert.includeMembers(problems, ['LINE_CHANGED@4', 'LINE_CHANGED@5', 'LINK_BROKEN@4'])
  })

  test('a seal that was made again for a changed line, also the last one', async ({ assert }) => {
    const ids = await tenSealed()
    await statementsAsOwner(
      `update audit_lines set reason = 'x' where id = '${ids[9]}'`,
      "update audit_seals set hash = encode(sha256('forged'), 'hex') where seq = 10"
    )
    assert.deepEqual(await found(), ['LINE_CHANGED@10'])
    await statementsAsOwner(
      "update audit_seals set hash = encode(sha256('too'), 'hex') where seq = 5"
    )
    assert.deepEqual(await found(), ['LINE_CHANGED@5', 'LINK_BROKEN@6', 'LINE_CHANGED@10'])
  })

  test('a line that was put in between later: the sealer does not take it for one of today', async ({
    assert,
  }) => {
    const ids = await tenSealed()
    await statementsAsOwner(
      "update audit_lines set at = at - interval '3 hours'",
      'delete from audit_seals'
    )
    await seal()
    await writeLines(1)
    await seal()
    await statementsAsOwner(
      `insert into audit_lines (id, at, actor_type, actor_name, command, subject_type)
       select '${newId()}', at, 'system', 'tests', 'tests.write', 'tests'
         from audit_lines where id = '${ids[4]}'`
    )
    assert.equal((await seal()).sealed, 0)
    assert.deepEqual(await found(), ['LINE_INSERTED@?'])
  })

  test('an end without seals, once it is older than some minutes', async ({ assert }) => {
    await writeLines(10)
    await statementsAsOwner("update audit_lines set at = at - interval '20 minutes'")
    await seal()
    await writeLines(1)
    assert.deepEqual(await found(), [])
    await statementsAsOwner('delete from audit_seals where seq > 8')
    const { problems } = await verifyChain()
    assert.deepEqual(problems, [{ kind: 'LINE_UNSEALED', seq: null, lineId: (await lineIds())[8] }])
  })

  test('a chain that was sealed under a key that nobody knows', async ({ assert }) => {
    await tenSealed()
    await statementsAsOwner("update audit_seals set key_id = 'foreign' where seq = 3")
    assert.deepEqual(await found(), ['KEY_UNKNOWN@3'])
  })
})
