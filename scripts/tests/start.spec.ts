import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { type TestContext, test } from 'node:test'
import { inRoot } from '../lib/paths.ts'
import { freePort } from '../lib/ports.ts'

async function start(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [inRoot('scripts', 'start.ts')], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(await freePort()), ...env },
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => (stdout += chunk))
  child.stderr.on('data', (chunk) => (stderr += chunk))
  const [code] = (await once(child, 'close')) as [number]
  return { code, stdout, lines: stderr.trim().split('\n') }
}

/** One clear sentence, an exit code, and no step taken: each step would have been told. */
async function refuses(env: NodeJS.ProcessEnv, sentence: RegExp) {
  const { code, stdout, lines } = await start(env)
  assert.equal(code, 1)
  assert.equal(stdout, '')
  assert.equal(lines.length, 1)
  assert.match(lines[0]!, sentence)
}

async function takenPort(t: TestContext) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  return String((server.address() as { port: number }).port)
}

test('a taken port is said, with the way out', async (t) => {
  const port = await takenPort(t)
  await refuses({ PORT: port }, new RegExp(`^Port ${port} is taken: .*PORT=`))
})

test('a port or host that cannot be is said', async () => {
  await refuses({ PORT: 'abc' }, /^PORT must be a whole number from 1 to 65535, not "abc"\.$/)
  await refuses({ PORT: '99999' }, /^PORT must be/)
  await refuses({ HOST: '203.0.113.1' }, /^Kasbeno cannot listen on 203\.0\.113\.1:/)
})

test('a production start names the secrets that it misses, before anything is done', async () => {
  const production = { NODE_ENV: 'production' }
  await refuses(production, /^A production start needs APP_KEY and CODE_PEPPER in the environment/)
  await refuses({ ...production, APP_KEY: 'given' }, /^A production start needs CODE_PEPPER in/)
})

test('a wrong DATABASE_URL is said without its password', async () => {
  await refuses(
    { DATABASE_URL: 'mysql://u:sekret@h/x' },
    /^DATABASE_URL is not a PostgreSQL address/
  )
  const { lines } = await start({ DATABASE_URL: 'postgresql://u:sekret@127.0.0.1:1/x' })
  assert.deepEqual(lines, [
    'The database of DATABASE_URL (127.0.0.1:1/x) cannot be used: nobody listens there.',
  ])
})
