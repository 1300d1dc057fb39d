import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { parse } from 'yaml'
import { buildAll } from '../lib/builds/build_all.ts'
import { FakeS3 } from '../lib/testing/fake_s3.ts'
import { inRoot } from '../lib/paths.ts'
import { freePort } from '../lib/ports.ts'
import { canEnter, findAccount } from '../lib/postgres/binaries.ts'
import { type EmbeddedPostgres, startPostgres } from '../lib/postgres/server.ts'
import { run } from '../lib/run.ts'
import { until } from '../lib/until.ts'
import { makeSelfSigned } from '../../api/app/platform/pdf/self_signed.ts'

interface Service {
  command?: string[]
  environment: Record<string, string | null>
  healthcheck?: { test: string[] }
}

/** The framework's commands are not for operators. */
const others =
  /^(add|build|codegen|configure|eject|list|list:routes|repl|serve|test|(make|migration|inspect|env|generate|schema):.*|db:(seed|truncate|wipe))$/
/** Ours, each with arguments that it takes. */
const ran: Record<string, string[]> = {
  'audit:verify': [],
  'contracts:verify': [],
  'db:prepare': [],
  'settings:change': ['supportPhone', '02191001235'],
  'signatures:verify': [],
  'staff:create': ['second.of.staff', '--role=auditor'],
  'storage:prepare': [],
}

/** Both start at once, beside the other specs. */
const readyMsMax = 180_000
const dockerfile = readFileSync(inRoot('Dockerfile'), 'utf8')
const compose = parse(readFileSync(inRoot('docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, Service>
}
const ofImage = Object.fromEntries(
  [.../^ENV (.*)$/m.exec(dockerfile)![1]!.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [
    name!,
    value!,
  ])
)
const serve = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)![1]!) as string[]
const isWell = /HEALTHCHECK .*\\\n\s+CMD (.*)$/m.exec(dockerfile)![1]!

/** What the operator's file holds: secrets that were made for this start. */
const secret = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
const house = makeSelfSigned('House')
const operator: Record<string, string> = {
  APP_URL: 'https://kasbeno.example',
  TRUSTED_PROXIES: '2',
  APP_KEY: secret(),
  CODE_PEPPER: secret(),
  PDF_SIGNING_KEY: house.key,
  PDF_SIGNING_CERTIFICATE: house.certificate,
  SMS_PROVIDERS: 'kavenegar',
  KAVENEGAR_API_KEY: secret(),
}

const folder = mkdtempSync(join(tmpdir(), 'kasbeno-image-'))
const s3 = new FakeS3()
const children: ChildProcess[] = []
let server: EmbeddedPostgres
let account: ReturnType<typeof findAccount>

/** As the engine mounts it: every secret is a file, empty where the operator has none. */
function secretFile(name: string, content = '') {
  const path = join(folder, name)
  writeFileSync(path, `${content}\n`)
  return path
}

/** The environment of a service as the compose file says it, at the addresses of this test. */
function environmentOf(name: string, port: number): NodeJS.ProcessEnv {
  const given: Record<string, string | undefined> = { ...operator, ...s3.environment }
  const fill = (text: string) =>
    text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, variable: string, kind: string, rest) => {
      const value = given[variable] ?? (kind === '-' ? String(rest) : undefined)
      return value ?? assert.fail(`${variable} is missing`)
    })
  const entries = Object.entries(compose.services[name]!.environment).map(
    ([variable, value]): [string, string | undefined] => {
      const secret = value && /^\/run\/secrets\/(\w+)$/.exec(value)?.[1]
      if (secret) return [variable, secretFile(secret, given[secret])]
      return [variable, value === null ? given[variable] : fill(value)]
    }
  )
  const env = { ...ofImage, ...Object.fromEntries(entries), HOST: '127.0.0.1', PORT: String(port) }
  const urls = { DATABASE_URL: 'kasbeno_app', DATABASE_OWNER_URL: 'kasbeno_owner' } as const
  for (const [variable, role] of Object.entries(urls)) {
    if (!(variable in env)) continue
    const url = new URL(server.url(role))
    const file = secretFile(role, decodeURIComponent(url.password))
    url.password = ''
    const password = variable.replace('URL', 'PASSWORD_FILE')
    Object.assign(env, { [variable]: url.href, [password]: file })
  }
  return { ...env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) }
}

/** The lines of one stage of the Dockerfile, by what they do. */
function stage(name: string) {
  const begins = name === '' ? /^FROM \S+$/m : new RegExp(`^FROM \\S+ AS ${name}$`, 'm')
  const [, text] = dockerfile.split(begins)
  const [lines] = text!.replaceAll(/\\\n\s*/g, '').split(/^FROM /m)
  const of = (kind: string) =>
    [...lines!.matchAll(new RegExp(`^${kind} (.*)$`, 'gm'))].map(([, rest]) => rest!)
  return { copies: of('COPY'), runs: of('RUN') }
}

/** Copies as a COPY line says, out of `from` into `to`. */
function copy(line: string, from: string, to: string) {
  const words = line.split(' ').filter((word) => !word.startsWith('--'))
  const target = words.pop()!
  for (const word of words) {
    const path = target.endsWith('/') ? join(to, target, word.split('/').at(-1)!) : join(to, target)
    cpSync(join(from, word), path, { recursive: true, verbatimSymlinks: true })
  }
}

/** Puts together what the image holds: packages by the Dockerfile's own command, and what it copies out of the build. */
async function assemble() {
  const dependencies = join(folder, 'dependencies')
  const { copies, runs } = stage('dependencies')
  for (const line of copies) copy(line, inRoot(), dependencies)
  // What npm has fetched before need not be fetched again; the image empties its cache, this machine keeps its own.
  const [install] = runs[0]!.split(' && npm cache clean')
  const quick = `${install} --prefer-offline && mkdir -p api/node_modules`
  const installed = await run('sh', ['-c', quick], { cwd: dependencies, env: { NODE_ENV: '' } })
  assert.ok(installed.ok, installed.output)
  for (const line of stage('').copies) {
    const from = /--from=(\w+)/.exec(line)![1]!
    const local = line.replaceAll('/kasbeno/', '')
    if (from === 'build') copy(local, inRoot(), folder)
    else {
      const path = local.split(' ').at(-1)!
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      renameSync(join(dependencies, path), join(folder, path))
    }
  }
}

/** Makes a process tell at its end which modules it has loaded. */
const script = `import module from 'node:module'
  process.on('exit', () => console.error(Object.keys(module._cache).join(' ')))`
const tellsModules = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
}

/** Runs a command of the image in its working folder, as its user where we may choose. */
function start(command: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(command[0]!, command.slice(1), {
    ...account,
    cwd: join(folder, 'api', 'build'),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  return { child, ended: once(child, 'close'), output: () => output }
}

async function finish(command: string[], env: NodeJS.ProcessEnv) {
  const { child, ended, output } = start(command, env)
  await ended
  return { code: child.exitCode, output: output().trim() }
}

before(async () => {
  await buildAll(() => undefined)
  await s3.open()
  server = await startPostgres({ home: join(folder, 'postgres'), durable: false })
  chmodSync(folder, 0o755)
  const found = findAccount(undefined)
  account = found && canEnter(found, inRoot('node_modules')) ? found : undefined
  await assemble()
})
after(async () => {
  for (const child of children) child.kill('SIGKILL')
  await server?.stop()
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

test('the image holds no package of development', () => {
  const held = (name: string) => existsSync(join(folder, 'node_modules', name))
  assert.ok(held('@adonisjs/core'))
  assert.deepEqual(['rolldown', 'fast-check', 'vitest'].filter(held), [])
})

test('the commands of the image prepare, refuse what is not ready, serve and stop', async () => {
  const [migrate, api, worker] = ['migrate', 'api', 'worker'] as const
  const [apiPort, workerPort] = [await freePort(), await freePort()]
  const owner = environmentOf(migrate, apiPort)
  const prepared = await finish(compose.services.migrate!.command!, owner)
  assert.equal(prepared.code, 0, prepared.output)
  assert.ok(s3.hasBucket)

  const refused = await finish(serve, environmentOf(api, apiPort))
  assert.equal(refused.code, 1)
  assert.match(refused.output, /settings:change supportPhone/)
  const change = ['node', 'ace.js', 'settings:change', 'supportPhone', '02191001234']
  const changed = await finish(change, environmentOf(api, apiPort))
  assert.equal(changed.code, 0, changed.output)
  const name = 'first.of.staff'
  const made = await finish(
    ['node', 'ace.js', 'staff:create', name, '--role=super'],
    environmentOf(api, apiPort)
  )
  assert.equal(made.code, 0, made.output)
  const password = /may sign in with (\S+)/.exec(made.output)![1]!

  const nobody = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
  const parts = [
    start(serve, { ...environmentOf(api, apiPort), ...tellsModules }),
    start(serve, { ...environmentOf(worker, workerPort), ...tellsModules, ...nobody }),
  ]
  for (const [index, port] of [apiPort, workerPort].entries()) {
    const env = environmentOf(api, port)
    const isOfWorker = index === 1
    const asked = isOfWorker
      ? compose.services.worker!.healthcheck!.test.slice(1)
      : ['sh', '-c', isWell]
    const { child, output } = parts[index]!
    const isWellNow = async () => (await finish(asked, env)).code === 0
    await until(async () => child.exitCode !== null || (await isWellNow()), readyMsMax)
    assert.ok(await isWellNow(), output())
  }
  for (const path of ['/', '/backoffice/', '/api/preference']) {
    assert.equal((await fetch(`http://127.0.0.1:${apiPort}${path}`)).status, 200, path)
  }
  const signedIn = await fetch(`http://127.0.0.1:${apiPort}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client': 'backoffice' },
    body: JSON.stringify({ username: name, password }),
  })
  assert.equal(signedIn.status, 200, await signedIn.text())
  for (const { child, ended, output } of parts) {
    child.kill('SIGTERM')
    await ended
    assert.equal(child.exitCode, 0, output())
  }
  const [untraced, traced] = parts.map(({ output }) => output().includes('@opentelemetry/sdk'))
  assert.deepEqual([untraced, traced], [false, true], 'what is off is not loaded')
})

test('every command that the image lists runs in it', async () => {
  const env = environmentOf('migrate', await freePort())
  const listed = await finish(['node', 'ace.js', 'list', '--json'], env)
  const commands = (JSON.parse(listed.output) as { commandName: string }[])
    .map(({ commandName }) => commandName)
    .filter((name) => !others.test(name))
  assert.deepEqual(commands.sort(), Object.keys(ran).sort())
  for (const [name, args] of Object.entries(ran)) {
    const { code, output } = await finish(['node', 'ace.js', name, ...args], env)
    assert.equal(code, 0, `${name}: ${output}`)
  }
})

test('the proxy’s file is one that nginx takes, where there is an nginx to ask', async () => {
  const file = join(folder, 'nginx.conf')
  const text = readFileSync(inRoot('docker', 'nginx.conf'), 'utf8')
  assert.match(text, /server api:3333 .*resolve;/)
  // Older ones know no `resolve`, and none finds the replicas here.
  const here = text.replace(/server api:3333 (.*) resolve;/, 'server 127.0.0.1:3333 $1;')
  const own = join(folder, 'nginx')
  mkdirSync(own)
  chmodSync(own, 0o777)
  await writeFile(file, here.replaceAll('/tmp/', `${own}/`))
  const { code, output } = await finish(
    ['sh', '-c', `command -v nginx >/dev/null || exit 0; nginx -t -e stderr -c ${file}`],
    { PATH: process.env.PATH }
  )
  assert.equal(code, 0, output)
})
