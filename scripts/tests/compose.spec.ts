import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { inRoot } from '../lib/paths.ts'
import { run } from '../lib/run.ts'

interface Service {
  image: string
  build?: string
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  networks?: string[]
  environment?: Record<string, string | null>
  volumes?: string[]
  ports?: string[]
  restart?: string
  healthcheck?: { test?: string[]; disable?: boolean }
  depends_on?: Record<string, { condition: string }>
  deploy?: { replicas: number }
  secrets?: string[]
  mem_limit?: string
  logging?: { options: Record<string, string> }
  entrypoint?: string[]
  [key: string]: unknown
}
interface Compose {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean } | null>
  volumes: Record<string, null>
  secrets: Record<string, { file: string }>
}

const read = (path: string) => readFileSync(inRoot(path), 'utf8')
const { services, networks, volumes, secrets } = parse(read('docker-compose.yml'), {
  merge: true,
}) as Compose
const dockerfile = read('Dockerfile')
const all = Object.entries(services)
const ours = all.filter(([, { image }]) => image === 'kasbeno')

/** What the API reads, as its schema names it. */
const known = [
  ...read('api/start/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]*): (?:required|optional)/gm),
].map(([, name]) => name!)
/** Variables that no container is given, with the reason. */
const left: Record<string, string> = {
  DEMO: 'a production has no demo mode',
  DRIVE_ROOT: 'files are in the bucket',
}
const ofImage = [...dockerfile.matchAll(/\b([A-Z_]+)=\S+/g)].map(([, name]) => name!)

/** A variable that stands in a file goes by the name of what the file holds. */
const unfiled = (name: string) => name.replace(/_FILE$/, '')

/** The keys of a service that we use; one that is misspelt would be passed over in silence. */
const keys = new Set(
  `build cap_drop command cpu_shares depends_on deploy entrypoint environment healthcheck image logging mem_limit
   networks ports read_only restart secrets security_opt shm_size stop_grace_period tmpfs user volumes`.split(
    /\s+/
  )
)
const conditions = ['service_started', 'service_healthy', 'service_completed_successfully']

test('every variable that the API reads reaches it, and none that it does not know', () => {
  assert.ok(known.length > 40)
  const given = Object.keys(services.api!.environment!).map(unfiled)
  const owners = ['DATABASE_OWNER_URL', 'DATABASE_OWNER_PASSWORD']
  assert.deepEqual(
    known.filter((name) => ![...given, ...ofImage, ...owners, ...Object.keys(left)].includes(name)),
    []
  )
  for (const [name, { environment }] of ours) {
    const unknown = Object.keys(environment!).filter((name) => !known.includes(unfiled(name)))
    assert.deepEqual(unknown, [], name)
  }
})

test('.env.example names every variable, and no other', () => {
  const named = [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name]) => name
  )
  assert.deepEqual([...new Set(named)].sort(), [...known].sort())
})

test('the shape is whole: names lead somewhere, and who is waited for can say that it is well', () => {
  assert.deepEqual(Object.keys(services).sort(), [
    'api',
    'migrate',
    'postgres',
    'proxy',
    'storage',
    'worker',
  ])
  for (const [name, service] of all) {
    for (const key of Object.keys(service)) assert.ok(keys.has(key), `${name}: ${key}`)
    for (const network of service.networks ?? []) assert.ok(network in networks, name)
    for (const volume of service.volumes ?? []) {
      const [source] = volume.split(':')
      assert.ok(source!.startsWith('./') ? read(source!) : source! in volumes, `${name}: ${volume}`)
    }
    for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
      assert.ok(conditions.includes(condition), `${name}: ${condition}`)
      const checked = services[needed]!.healthcheck ?? (services[needed]!.image === 'kasbeno' && {})
      if (condition === 'service_healthy') assert.ok(checked, `${name} waits for ${needed}`)
    }
  }
})

test('two APIs do no jobs, the worker does, and the job that prepares ends', () => {
  assert.equal(services.api!.deploy?.replicas, 2)
  assert.equal(services.api!.environment!.WORKER, 'false')
  assert.equal(services.worker!.environment!.WORKER, 'true')
  assert.equal(services.worker!.cpu_shares, 256)
  assert.equal(services.api!.cpu_shares, undefined)
  assert.equal(services.migrate!.restart, undefined)
  for (const name of ['api', 'worker']) {
    const { migrate } = services[name]!.depends_on!
    assert.equal(migrate!.condition, 'service_completed_successfully')
  }
  for (const [name, { environment, restart }] of all) {
    assert.equal('DATABASE_OWNER_URL' in (environment ?? {}), name === 'migrate', name)
    if (name !== 'migrate') assert.equal(restart, 'unless-stopped', name)
  }
})

test('nothing runs with more than it needs', () => {
  assert.match(dockerfile, /^USER node$/m)
  for (const [name, service] of all) {
    assert.deepEqual(service.security_opt, ['no-new-privileges:true'], name)
    assert.match(service.image, service.build ? /^kasbeno$/ : /^[\w./-]+:[\d.]+$/, name)
    assert.equal(Boolean(service.ports), name === 'proxy', `${name} is open to the outside`)
  }
  for (const [name, service] of [...ours, ['proxy', services.proxy!] as const]) {
    assert.equal(service.read_only, true, name)
    assert.deepEqual(service.cap_drop, ['ALL'], name)
  }
  for (const [name, { user }] of ours) assert.equal(user, 'node', name)
  assert.deepEqual(services.proxy!.networks, ['front'])
  assert.equal(networks.inside!.internal, true)
})

test('every secret stands in a file, which the service that reads it is given, and no other', () => {
  for (const [name, { environment, secrets: given = [] }] of all) {
    const filed = Object.entries(environment ?? {}).filter(([variable]) => /_FILE$/.test(variable))
    for (const [variable, path] of filed) {
      assert.equal(path, `/run/secrets/${unfiled(variable)}`, name)
      assert.ok(given.includes(unfiled(variable)), `${name}: ${variable}`)
    }
    const variables = Object.keys(environment ?? {}).filter((one) => !/_FILE$/.test(one))
    assert.deepEqual(
      variables.filter((variable) => /KEY$|PASSWORD|SECRET$|PEPPER|TOKEN|PHRASE/.test(variable)),
      [],
      name
    )
    for (const secret of given) assert.equal(secrets[secret]?.file, `./secrets/${secret}`)
    assert.equal(given.includes('DATABASE_OWNER_PASSWORD'), ['migrate', 'postgres'].includes(name))
  }
  const address = /^postgresql:\/\/\w+@/
  assert.match(String(services.api!.environment!.DATABASE_URL), address)
  assert.match(String(services.migrate!.environment!.DATABASE_OWNER_URL), address)
})

test('one command makes the files of the secrets, and changes none that is there', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'kasbeno-compose-'))
  t.after(() => rmSync(folder, { recursive: true }))
  cpSync(inRoot('docker'), join(folder, 'docker'), { recursive: true })
  const make = () => run('sh', ['docker/make-secrets.sh'], { cwd: folder })
  assert.ok((await make()).ok)
  const file = (name: string) => join(folder, 'secrets', name)
  assert.deepEqual(readdirSync(join(folder, 'secrets')).sort(), Object.keys(secrets).sort())
  const before = readFileSync(file('APP_KEY'), 'utf8')
  assert.match(before, /^[\da-f]{64}\n$/)
  assert.notEqual(readFileSync(file('CODE_PEPPER'), 'utf8'), before)
  writeFileSync(file('KAVENEGAR_API_KEY'), 'given')
  assert.ok((await make()).ok)
  assert.equal(readFileSync(file('APP_KEY'), 'utf8'), before)
  assert.equal(readFileSync(file('KAVENEGAR_API_KEY'), 'utf8'), 'given')
})

test('nothing takes the whole machine: each container has a limit of memory and of logs', () => {
  for (const [name, { mem_limit: memory, logging }] of all) {
    assert.match(String(memory), /^\d+[mg]$/, name)
    assert.deepEqual(logging?.options, { 'max-size': '20m', 'max-file': '5' }, name)
  }
})

test('a worker is well when it looks for jobs', () => {
  assert.match(services.worker!.healthcheck!.test!.join(' '), /\/health\/jobs/)
})

test('the proxy gathers no bodies, which would fill its memory, and leaves refusing them to the API', () => {
  const text = read('docker/nginx.conf')
  assert.match(text, /^ +proxy_request_buffering off;$/m)
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(text) ?? []
  const [, form] = /^const form = (\d+) \* megabyte$/m.exec(read('api/config/bodies.ts')) ?? []
  assert.ok(Number(megabytes) > Number(form), `${megabytes} ${form}`)
})

test('the proxy keeps clients apart: it adds to X-Forwarded-For, and the API counts the hops', () => {
  const headers = [...read('docker/nginx.conf').matchAll(/proxy_set_header (\S+) (\S+);/g)]
  const sent = Object.fromEntries(headers.map(([, name, value]) => [name, value]))
  assert.equal(sent['X-Forwarded-For'], '$proxy_add_x_forwarded_for')
  assert.equal(sent['X-Forwarded-Proto'], '$forwarded_proto')
  for (const [name, { environment }] of ours) {
    // A number that is guessed here lets clients lie, or makes one address of them all.
    assert.match(String(environment!.TRUSTED_PROXIES), /^\$\{TRUSTED_PROXIES:\?.+\}$/, name)
    assert.match(String(environment!.APP_URL), /^\$\{APP_URL:\?.+\}$/, name)
    assert.equal(environment!.TLS, '${TLS:-true}', name)
    assert.equal('DEMO' in environment!, false, name)
  }
})
