import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import env from '#start/env'
import { databaseAt, WayToDatabase } from '#tests/support/way_to_database'
import { aServer, freePort, runCommand } from '#tests/support/server'

const development = { NODE_ENV: 'development' }

/** Another database on the server of the tests, as its role may open it; nobody has prepared it. */
const unprepared = () => {
  const url = new URL(env.get('DATABASE_URL'))
  url.pathname = '/postgres'
  return url.href
}
const with_ = (change: (url: URL) => void, address = env.get('DATABASE_URL')) => {
  const url = new URL(address)
  change(url)
  return url.href
}
const owner = env.get('DATABASE_OWNER_URL')!

/** As a sentence names where an address leads: without its password. */
const placeOf = (address: string) => {
  const { username, host, pathname } = new URL(address)
  return `${username}@${host}${pathname}`
}

/** As one that has not taken over yet. */
const readOnly = (url: URL) => {
  const options = url.searchParams.get('options') ?? ''
  url.searchParams.set('options', `${options} -c default_transaction_read_only=on`.trim())
}

test.group('A start that fails', () => {
  test('ends with one sentence where another program listens', async ({ assert, cleanup }) => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    cleanup(() => void other.close())
    const { port } = other.address() as AddressInfo
    const server = await aServer({ ...development, HOST: '127.0.0.1', PORT: String(port) })
    await server.ended
    assert.equal(server.exitCode(), 1)
    assert.equal(
      server.output().trim(),
      `Kasbeno cannot listen on 127.0.0.1:${port}: another program listens there. HOST and PORT say where.`
    )
  })

  test('waits for a database for a while, and then ends with one sentence', async ({ assert }) => {
    const closed = databaseAt(await freePort())
    const whys: [string, string][] = [
      [closed, 'nobody listens there'],
      [with_((url) => (url.pathname = '/no_such_database')), 'it has no database of that name'],
      [with_(readOnly), 'it is read-only'],
      [unprepared(), 'it is not prepared: run node ace db:prepare as the schema’s owner first'],
      [
        owner,
        'its role kasbeno_owner is the owner of the schema: DATABASE_URL must name kasbeno_app, and only db:prepare runs as the owner',
      ],
    ]
    await Promise.all(
      whys.map(async ([DATABASE_URL, why]) => {
        const server = await aServer({ ...development, DATABASE_URL })
        await server.ended
        assert.equal(server.exitCode(), 1)
        const [told, sentence, ...more] = server.output().trim().split('\n')
        assert.equal(JSON.parse(told).msg, `waiting for the database: ${why}`)
        const place = `DATABASE_URL: ${placeOf(DATABASE_URL)}`
        assert.equal(sentence, `Kasbeno cannot use its database (${place}): ${why}.`)
        assert.deepEqual(more, [])
      })
    )
  }).timeout(120_000)

  test('heals when its database comes', async ({ assert, cleanup }) => {
    const [way, port] = [new WayToDatabase(), Number(await freePort())]
    const environment = { ...development, DATABASE_URL: databaseAt(port) }
    const server = await aServer(environment, 'waiting for the database')
    cleanup(() => server.stop())
    await way.open(port)
    cleanup(() => way.close())
    await server.said('ready')
    assert.equal((await fetch(`${server.url}/health/ready`)).status, 200)
  })

  test('does not hold up who stops it while it waits', async ({ assert }) => {
    const environment = { ...development, DATABASE_URL: databaseAt(await freePort()) }
    const server = await aServer(environment, 'waiting for the database')
    await server.stop()
    assert.equal(server.exitCode(), 0)
  })
})

interface Refused {
  name: string
  args: string[]
  environment?: Record<string, string>
  says: RegExp
  /** 1 when not given. */
  code?: number
}

const noDatabase = `Kasbeno cannot use its database \\(DATABASE_URL: kasbeno_app@127.0.0.1:1/\\w+ or DATABASE_OWNER_URL: kasbeno_\\w+@127.0.0.1:1/\\w+\\): nobody listens there\\.`
const closed = { DATABASE_URL: databaseAt(1), DATABASE_OWNER_URL: databaseAt(1) }
const withoutDatabase = [
  ['audit:verify'],
  ['contracts:verify'],
  ['db:prepare'],
  ['settings:change', 'supportPhone', '02191001234'],
  ['signatures:verify'],
  ['staff:create', 'somebody'],
].map((args): Refused => ({
  name: `${args[0]} without a database`,
  args,
  environment: closed,
  says: new RegExp(`^${noDatabase}$`),
}))

const refused: Refused[] = [
  ...withoutDatabase,
  {
    name: 'storage:prepare without a store',
    args: ['storage:prepare'],
    environment: {
      STORAGE: 's3',
      S3_BUCKET: 'papers',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_ENDPOINT: 'http://127.0.0.1:1',
    },
    says: /^Kasbeno cannot prepare the bucket papers: it cannot be reached \(ECONNREFUSED\)\.$/,
  },
  {
    name: 'a command without its argument',
    args: ['staff:create'],
    says: /Missing required argument "username"$/,
  },
  {
    name: 'a flag that nobody knows',
    args: ['staff:create', 'somebody', '--rank=high'],
    says: /Unknown flag "--rank"/,
  },
  {
    name: 'a command that is none',
    args: ['no:such'],
    says: /^Command "no:such" is not defined: node ace list names them all\.$/,
  },
  {
    name: 'a setting that is none',
    args: ['settings:change', 'nothing', '1'],
    says: /There is no setting nothing\.$/,
  },
  {
    name: 'a role that is none',
    args: ['staff:create', 'somebody', '--role=king'],
    says: /There is no role king\.$/,
  },
  {
    name: 'a variable that is missing',
    args: ['audit:verify'],
    environment: { APP_KEY: '' },
    says: /^Kasbeno cannot start: set APP_KEY in the environment\.$/,
  },
  {
    name: 'db:prepare on a database that only reads',
    args: ['db:prepare'],
    environment: { DATABASE_OWNER_URL: with_(readOnly, owner) },
    says: /Kasbeno cannot prepare its database: it is read-only\.$/,
    code: 3,
  },
  {
    name: 'what empties the database, in production',
    args: ['db:wipe', '--force'],
    environment: { NODE_ENV: 'production' },
    says: /^Kasbeno runs no db:wipe in production, which could destroy what it keeps: db:prepare alone changes the database\.$/,
  },
  {
    name: 'variables that cannot be right',
    args: ['audit:verify'],
    environment: { APP_KEY: 'short', PORT: '80000', DATABASE_URL: 'kasbeno' },
    says: /^Kasbeno cannot start: PORT must be [^;]+; APP_KEY must be [^;]+; DATABASE_URL must be [^;]+\.$/,
  },
  {
    name: 'a secret whose file cannot be read',
    args: ['audit:verify'],
    environment: { APP_KEY: '', APP_KEY_FILE: '/no/such/file' },
    says: /^Kasbeno cannot start: the file of APP_KEY_FILE cannot be read \(ENOENT\)\.$/,
  },
  {
    name: 'a secret that is given twice',
    args: ['audit:verify'],
    environment: { APP_KEY: 'given', APP_KEY_FILE: '/no/such/file' },
    says: /^Kasbeno cannot start: set either APP_KEY or APP_KEY_FILE, not both\.$/,
  },
]

test.group('A command', () => {
  test('is refused in one sentence: {name}')
    .with(refused)
    .run(async ({ assert }, { args, environment = {}, says, code: ends = 1 }) => {
      const { code, lines } = await runCommand(args, { ...development, ...environment })
      assert.equal(code, ends)
      assert.lengthOf(lines, 1, lines.join('\n'))
      assert.match(lines[0], says)
    })

  test('db:prepare says what it did', async ({ assert }) => {
    const { code, lines } = await runCommand(['db:prepare'], development)
    assert.equal(code, 0, lines.join('\n'))
    assert.match(
      lines.at(-1)!,
      /the database is of this version already: no migration had to be run$/
    )
  })
})
