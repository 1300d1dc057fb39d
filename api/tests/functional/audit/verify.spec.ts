import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import AuditVerify from '../../../commands/audit_verify.js'
import SealAuditTrail from '#app/desk/audit/actions/seal_audit_trail'
import { statementsAsOwner, emptyTrail, lineIds, writeLines } from '#tests/support/audit'
import { cleanDatabase } from '#tests/support/database'
import { get } from '#tests/support/http'
import { partnerToken } from '#factories/distributor'
import { signIn, staffToken } from '#tests/support/identity'

const seal = () => new SealAuditTrail().execute()

/** What the command said and how it ended. */
const command = async (...args: string[]) => {
  const run = await ace.create(AuditVerify, args)
  run.ui.switchMode('raw')
  await run.exec()
  if (run.error) throw run.error
  const output = run.logger.getLogs().map(({ message }) => message)
  run.logger.flushLogs()
  run.ui.switchMode('normal')
  return { exitCode: run.exitCode ?? 0, output: output.join('\n') }
}

test.group('node ace audit:verify', (group) => {
  group.each.setup(emptyTrail)
  group.teardown(cleanDatabase)

  test('ends with 0 on a whole trail, and tells where the chain ends', async ({ assert }) => {
    await writeLines(5)
    const { head } = await seal()
    const { exitCode, output } = await command()
    assert.equal(exitCode, 0)
    assert.include(output, `5:${head.hash}`)
    assert.include(output, '5 lines are as they were sealed')
  })

  test('ends with 1 and names the line that was changed and the one that is gone', async ({
    assert,
  }) => {
    await writeLines(5)
    await seal()
    const ids = await lineIds()
    await statementsAsOwner(
      `update audit_lines set actor_name = 'x' where id = '${ids[1]}'`,
      `delete from audit_lines where id = '${ids[3]}'`
    )
    const { exitCode, output } = await command()
    assert.equal(exitCode, 1)
    assert.include(output, ids[1])
    assert.include(output, ids[3])
    assert.include(output, 'LINE_CHANGED')
    assert.include(output, 'LINE_MISSING')
  })

  test('misses an end that was written down, when the chain was cut off before it', async ({
    assert,
  }) => {
    await writeLines(5)
    const { head } = await seal()
    const written = `--head=${head.seq}:${head.hash}`
    assert.equal((await command(written)).exitCode, 0)
    const ids = await lineIds()
    await statementsAsOwner(
      `delete from audit_lines where id = '${ids[4]}'`,
      'delete from audit_seals where seq = 5'
    )
    assert.equal((await command()).exitCode, 0)
    assert.equal((await command(written)).exitCode, 1)
    await writeLines(1)
    await seal()
    assert.equal((await command(written)).exitCode, 1)
  })
})

test.group('GET /api/admin/audit/verify', (group) => {
  group.each.setup(emptyTrail)
  group.teardown(cleanDatabase)

  test('answers stretch by stretch until the end', async ({ assert }) => {
    const token = await staffToken('auditor')
    await emptyTrail()
    await writeLines(7)
    await seal()
    const first = await get('/api/admin/audit/verify?limit=4', { token })
    assert.equal(first.status, 200)
    assert.containSubset(first.body, { from: 1, to: 4, checked: 4, isWhole: true, nextFrom: 5 })
    const second = await get('/api/admin/audit/verify?from=5&limit=4', { token })
    assert.containSubset(second.body, { to: 7, checked: 3, isWhole: true, nextFrom: null })
    assert.equal(second.body.head.seq, 7)
  })

  test('finds in a stretch what is wrong with it', async ({ assert }) => {
    const token = await staffToken('auditor')
    await emptyTrail()
    await writeLines(6)
    await seal()
    const ids = await lineIds()
    await statementsAsOwner(`update audit_lines set reason = null where id = '${ids[4]}'`)
    const at = (query: string) => get(`/api/admin/audit/verify?${query}`, { token })
    assert.isTrue((await at('limit=4')).body.isWhole)
    assert.deepEqual((await at('from=5&limit=4')).body.problems, [
      { kind: 'LINE_CHANGED', seq: 5, lineId: ids[4] },
    ])
  })

  test('is for those who may read the trail, and refuses other ranges', async ({ assert }) => {
    const path = '/api/admin/audit/verify'
    assert.equal((await get(path)).status, 401)
    assert.equal((await get(path, { token: await staffToken('finance') })).status, 403)
    assert.equal((await get(path, { token: (await signIn()).token })).status, 403)
    assert.equal((await get(path, { token: await partnerToken() })).status, 403)
    const token = await staffToken('auditor')
    for (const query of ['from=0', 'from=x', 'limit=0', 'limit=20001', 'from=1.5']) {
      assert.equal((await get(`${path}?${query}`, { token })).status, 422, query)
    }
  })
})
