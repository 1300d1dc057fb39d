/** Import rules of docs/architecture.md as pure functions over paths, testable without a linter. */
import { posix } from 'node:path'
import { folderOf, modules, placeIn, platform } from './modules.ts'

const core = new Set(['actions', 'steps', 'queries', 'domain', 'models'])
const delivery = new Set([
  'controllers',
  'validators',
  'transformers',
  'policies',
  'middleware',
  'http',
])

/** Bottom up: parts know earlier ones, and their kind in other areas. */
const storefrontParts: readonly [name: string, place: RegExp][] = [
  ['styles', /^styles\//],
  ['assets', /^assets\//],
  ['core', /^core\//],
  ['ui', /^ui\//],
  ['words and calls', /^areas\/[a-z]+\/(words|calls|[a-z]+Paths\.ts$)/i],
  ['parts', /^areas\/[a-z]+\/parts\//],
  ['screens', /^areas\/[a-z]+\/screens\//],
  ['app', /^app\//],
]
/** Path tables are known everywhere. */
const storefrontPaths = /^storefront\/src\/(app\/paths|areas\/[a-z]+\/[a-z]+Paths)\.ts$/i

const openOfApi = /^@kasbeno\/api\/(contracts(\/[a-z_]+){1,2}|answers|lists|data|registry)$/

/** Inside the repository; undefined for packages. */
export function targetOf(file: string, specifier: string): string | undefined {
  const [workspace] = file.split('/')
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  if (!specifier.startsWith('#')) return undefined
  const below = workspace === 'api' ? 'api' : `${workspace}/src`
  return `${below}/${specifier.slice(1)}`
}

interface Placed {
  module: string
  layer: string
  file: string
}

function placeOf(path: string): Placed | undefined {
  const place = placeIn(path)
  if (!place) return undefined
  const [layer, ...rest] = place.inside.split('/')
  return rest.length > 0
    ? { module: place.module, layer: layer!, file: rest.at(-1)! }
    : { module: place.module, layer: '', file: layer! }
}

function refuseNeighbour(from: string, to: string) {
  if (from === to) return undefined
  const allowed = from === platform ? [] : modules.get(from)
  if (!allowed) return `The module "${from}" has no place in scripts/lint/modules.ts.`
  return to === platform || allowed.includes(to) ? undefined : `"${from}" may not import "${to}".`
}

function refuseModule(from: Placed, to: Placed) {
  const message = refuseNeighbour(from.module, to.module)
  if (message) return message
  const isRoutes =
    to.layer === '' && /^routes\.(ts|js)$/.test(`${to.file.replace(/\.[tj]s$/, '')}.ts`)
  if (core.has(from.layer) && from.layer !== '' && (delivery.has(to.layer) || isRoutes)) {
    const theirs = to.layer || 'routes'
    return `The core (${from.layer}) may not import delivery (${theirs}).`
  }
  return undefined
}

function refuseApi(file: string, target: string | undefined) {
  if (file.startsWith('api/contracts/')) {
    const inside = target === undefined || target.startsWith('api/contracts/')
    return inside
      ? undefined
      : 'Contracts are shared with the front ends: they import contracts only.'
  }
  if (target && !target.startsWith('api/')) return 'The API imports no other workspace.'
  const from = placeOf(file)
  if (!from) return undefined
  if (!file.startsWith(`api/app/${folderOf(from.module)}/`))
    return `The module "${from.module}" stands in another room: scripts/lint/modules.ts.`
  const to = target && placeOf(target)
  return to ? refuseModule(from, to) : undefined
}

function refuseStorefrontPart(file: string, target: string) {
  const below = 'storefront/src/'
  if (storefrontPaths.test(target) || !file.startsWith(below) || !target.startsWith(below))
    return undefined
  const rankOf = (path: string) =>
    storefrontParts.findIndex(([, place]) => place.test(path.slice(below.length)))
  const [from, to] = [rankOf(file), rankOf(target)]
  if (from === -1 && !storefrontPaths.test(file)) return 'It stands in no part of the storefront.'
  return to <= from
    ? undefined
    : `"${storefrontParts[from]?.[0] ?? 'paths'}" may not import "${storefrontParts[to]![0]}".`
}

function refuseFrontEnd(file: string, specifier: string, target: string | undefined) {
  const [workspace] = file.split('/')
  if (target === undefined) {
    const closed = specifier.startsWith('@kasbeno/') && !openOfApi.test(specifier)
    return closed
      ? 'Front ends import the contracts of the API and what is generated for them only.'
      : undefined
  }
  if (!target.startsWith(`${workspace}/`))
    return 'A front end imports no other workspace by its path.'
  return workspace === 'storefront' ? refuseStorefrontPart(file, target) : undefined
}

/**
 * Undefined when allowed.
 * @param file repository path with slashes
 */
export function refuseImport(file: string, specifier: string): string | undefined {
  const target = targetOf(file, specifier)
  if (file.startsWith('api/')) {
    // Tests may import anything; ace uses the scripts' loader.
    return /^api\/(tests\/|ace\.js$)/.test(file) ? undefined : refuseApi(file, target)
  }
  if (/^(storefront|backoffice)\/src\//.test(file)) return refuseFrontEnd(file, specifier, target)
  return undefined
}
