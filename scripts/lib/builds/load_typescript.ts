/** Preloaded to run the API from sources, as Node cannot run decorators; cached for the some forty test processes. */
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type * as RolldownUtils from 'rolldown/utils'

const root = join(import.meta.dirname, '..', '..', '..')
const api = pathToFileURL(join(root, 'api')).href
const cache = join(root, '.cache', 'translated')
const load = createRequire(import.meta.url)
const { version } = load('rolldown/package.json') as { version: string }

const options: RolldownUtils.TransformOptions = {
  lang: 'ts',
  sourceType: 'module',
  sourcemap: true,
  tsconfig: false,
  decorator: { legacy: true, emitDecoratorMetadata: true },
  helpers: { mode: 'External' },
}

type Decorator = (target: object, key?: string, descriptor?: PropertyDescriptor) => unknown

/** Shared instead of repeated per file. */
const babelHelpers = {
  decorate(
    decorators: Decorator[],
    target: object,
    key?: string,
    given?: PropertyDescriptor | null
  ) {
    const own = given === null ? Object.getOwnPropertyDescriptor(target, key!) : given
    let result: unknown = key === undefined ? target : own
    for (const decorator of decorators.toReversed()) {
      const args = key === undefined ? [result as object] : [target, key, result]
      result = Reflect.apply(decorator, undefined, args) || result
    }
    if (key !== undefined && result) Object.defineProperty(target, key, result)
    return result
  },
  decorateMetadata: (key: string, value: unknown) =>
    (Reflect as { metadata?: (key: string, value: unknown) => unknown }).metadata?.(key, value),
  decorateParam:
    (index: number, decorator: (target: object, key: string | undefined, index: number) => void) =>
    (target: object, key?: string) =>
      decorator(target, key, index),
}
Object.assign(globalThis, { babelHelpers })

const isOurs = (url: string) => url.startsWith(`${api}/`) && !url.includes('/node_modules/')

function translate(file: string, source: string) {
  const { transformSync } = load('rolldown/utils') as typeof RolldownUtils
  const { code, map, errors } = transformSync(file, source, options)
  if (errors.length) throw new SyntaxError(errors.map(({ message }) => message).join('\n'))
  const encoded = Buffer.from(JSON.stringify(map)).toString('base64')
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${encoded}`
}

/** Atomic rename: processes run in parallel. */
function keep(place: string, code: string) {
  const draft = `${place}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, code)
  renameSync(draft, place)
}

function translated(file: string) {
  const source = readFileSync(file, 'utf8')
  const parts = [version, JSON.stringify(options), file, source]
  const place = join(cache, createHash('sha256').update(parts.join('\0')).digest('hex'))
  if (existsSync(place)) return readFileSync(place, 'utf8')
  const code = translate(file, source)
  keep(place, code)
  return code
}

/** Import aliases such as `#app/*`. */
const { imports } = load(join(root, 'api', 'package.json')) as {
  imports: Record<string, string>
}
const places = Object.entries(imports).map(([name, place]) => ({
  prefix: name.slice(0, -1),
  place,
}))

/** Undefined for packages. */
function leadsTo(specifier: string, parent: string) {
  if (specifier.startsWith('.')) return new URL(specifier, parent).href
  const named = places.find(({ prefix }) => specifier.startsWith(prefix))
  if (!named) return undefined
  return `${api}/${named.place.slice('./'.length).replace('*', specifier.slice(named.prefix.length))}`
}

/** Sources import `.js`. */
const sourceOf = (url: string) => {
  if (!isOurs(url) || !url.endsWith('.js')) return undefined
  const source = `${url.slice(0, -'.js'.length)}.ts`
  return !existsSync(fileURLToPath(url)) && existsSync(fileURLToPath(source)) ? source : undefined
}

mkdirSync(cache, { recursive: true })
enableCompileCache(join(root, '.cache', 'compiled'))
process.setSourceMapsEnabled(true)
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    const url = parentURL && isOurs(parentURL) ? leadsTo(specifier, parentURL) : undefined
    const source = url && sourceOf(url)
    if (source) return { url: source, format: 'module', shortCircuit: true }
    try {
      return next(specifier, context)
    } catch (error) {
      // For computed specifiers.
      const missing = (error as { url?: string }).url
      const found = missing && sourceOf(missing)
      if (!found) throw error
      return { url: found, format: 'module', shortCircuit: true }
    }
  },
  load(url, context, next) {
    if (!isOurs(url) || !url.endsWith('.ts')) return next(url, context)
    return { format: 'module', source: translated(fileURLToPath(url)), shortCircuit: true }
  },
})
