import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse } from 'yaml'
import { inRoot } from '../lib/paths.ts'

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
  [key: string]: unknown
}
interface Compose {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean } | null>
  volumes: Record<string, null>
}

const read = (path: string) => readFileSync(inRoot(path), 'utf8')
const { services, networks, volumes } = parse(read('docker-compose.yml'), {
  merge: true,
}) as Compose
const dockerfile = read('Dockerfile')
const all = Object.entries(services)
const ours = all.filter(([, { image }]) => image === 'kasbeno')

/** What the API reads, as its schema names it. */
const known = [...read('api/start/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]*): Env\.schema/gm)].map(
  ([, name]) => name!
)
/** Variables that no container is given, with the reason. */
const left: Record<string, string> = {
  DEMO: 'a production has no demo mode',
  DRIVE_ROOT: 'files are in the bucket',
}
const ofImage = [...dockerfile.matchAll(/\b([A-Z_]+)=\S+/g)].map(([, name]) => name!)

/** The keys of a service that we use; one that is misspelt would be passed over in silence. */
const keys = new Set(
  `build cap_drop command cpu_shares depends_on deploy environment healthcheck image networks ports read_only
   restart security_opt shm_size stop_grace_period tmpfs user volumes`.split(/\s+/)
)
const conditions = ['service_started', 'service_healthy', 'service_completed_successfully']

test('every variable that the API reads reaches it, and none that it does not know', () => {
  assert.ok(known.length > 40)
  const given = Object.keys(services.api!.environment!)
  const owners = ['DATABASE_OWNER_URL']
  assert.deepEqual(
    known.filter((name) => ![...given, ...ofImage, ...owners, ...Object.keys(left)].includes(name)),
    []
  )
  for (const [name, { environment }] of ours) {
    const unknown = Object.keys(environment!).filter((variable) => !known.includes(variable))
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

test('no secret has a default', () => {
  const secret = /KEY|PASSWORD|SECRET|PEPPER|TOKEN|PHRASE/
  for (const [name, { environment }] of all) {
    for (const [variable, value] of Object.entries(environment ?? {})) {
      if (!secret.test(variable) || variable === 'IRANKISH_PUBLIC_KEY') continue
      assert.ok(value === null || /^\$\{\w+:\?.*\}$/.test(value), `${name}: ${variable}`)
    }
  }
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
