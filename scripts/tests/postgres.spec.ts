import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import pg from 'pg'
import { inRoot } from '../lib/paths.ts'
import { type EmbeddedPostgres, startPostgres } from '../lib/postgres/server.ts'
import { Refusal } from '../lib/refusal.ts'
import { until } from '../lib/until.ts'

const waitMsMax = 15_000

function newHome(t: TestContext) {
  const home = join(tmpdir(), `kasbeno-supervisor-${randomBytes(6).toString('hex')}`)
  t.after(() => rmSync(home, { recursive: true, force: true }))
  return home
}

async function start(t: TestContext, home: string) {
  const server = await startPostgres({ home })
  t.after(() => server.stop())
  return server
}

async function ask(server: EmbeddedPostgres, role: 'kasbeno_owner' | 'kasbeno_app', sql: string) {
  const client = new pg.Client({ connectionString: server.url(role) })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(sql)).rows as Record<string, unknown>[]
  } finally {
    await client.end().catch(() => undefined)
  }
}

const postmaster = (home: string) =>
  Number(readFileSync(join(home, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])

const answers = (server: EmbeddedPostgres) =>
  ask(server, 'kasbeno_app', 'select 1').then(
    () => true,
    () => false
  )

test('the database is UTF-8, its owner may build in it, the application may not', async (t) => {
  const server = await start(t, newHome(t))
  const [{ encoding, ctype }] = (await ask(
    server,
    'kasbeno_app',
    'select pg_encoding_to_char(encoding) as encoding, datctype as ctype from pg_database where datname = current_database()'
  )) as [{ encoding: string; ctype: string }]
  assert.equal(encoding, 'UTF8')
  assert.match(ctype, /UTF-8$/)
  await ask(server, 'kasbeno_owner', 'create table shelf (id int); create extension pg_trgm')
  await assert.rejects(
    ask(server, 'kasbeno_app', 'create table mine (id int)'),
    /permission denied/
  )
  await assert.rejects(ask(server, 'kasbeno_app', 'select * from shelf'), /permission denied/)
})

test('data stay when it is stopped, and the passwords are for their owner alone', async (t) => {
  const home = newHome(t)
  const first = await startPostgres({ home })
  await ask(first, 'kasbeno_owner', 'create table shelf as select 7 as id')
  await first.stop()
  assert.equal(await answers(first), false)
  assert.equal(existsSync(join(home, 'cluster', 'postmaster.pid')), false)
  assert.equal(statSync(join(home, 'passwords.json')).mode & 0o077, 0)
  const second = await start(t, home)
  assert.deepEqual(await ask(second, 'kasbeno_owner', 'select id from shelf'), [{ id: 7 }])
})

test('a killed server comes back on its port with what was committed', async (t) => {
  const home = newHome(t)
  const server = await start(t, home)
  await ask(server, 'kasbeno_owner', 'create table shelf as select 7 as id')
  const killed = postmaster(home)
  process.kill(killed, 'SIGKILL')
  const isBack = async () => postmaster(home) !== killed && (await answers(server))
  assert.ok(await until(() => isBack().catch(() => false), waitMsMax))
  assert.deepEqual(await ask(server, 'kasbeno_owner', 'select id from shelf'), [{ id: 7 }])
})

test('two starts never share one data folder', async (t) => {
  const home = newHome(t)
  const server = await start(t, home)
  await assert.rejects(startPostgres({ home }), (error) => error instanceof Refusal)
  assert.ok(await answers(server), 'the refused start left the running server alone')
})

test('a pid file left by a crash does not keep it from starting, whoever has the number now', async (t) => {
  const home = newHome(t)
  await (await startPostgres({ home })).stop()
  writeFileSync(join(home, 'cluster', 'postmaster.pid'), `${process.pid}\n${home}\n0\n5432\n\n\n\n`)
  assert.ok(await answers(await start(t, home)))
})

test('data of another PostgreSQL version are refused untouched', async (t) => {
  const home = newHome(t)
  await (await startPostgres({ home })).stop()
  writeFileSync(join(home, 'cluster', 'PG_VERSION'), '17\n')
  await assert.rejects(startPostgres({ home }), /PostgreSQL 17/)
})

test('the server ends with the program that started it, even when that was killed', async (t) => {
  const home = newHome(t)
  const program = `import { startPostgres } from '${inRoot('scripts/lib/postgres/server.ts')}'
    await startPostgres({ home: '${home}' }); console.log('up'); setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program])
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  assert.ok(await until(() => !existsSync(join(home, 'cluster', 'postmaster.pid')), waitMsMax))
})
