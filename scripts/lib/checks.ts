import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { generateCode, generatedPlaces } from './codegen.ts'
import { inRoot } from './paths.ts'
import { type RunResult, run } from './run.ts'

export interface Check {
  name: string
  run(): Promise<RunResult>
}

const filesOf = (place: string): string[] =>
  statSync(place).isFile()
    ? [place]
    : (readdirSync(place, { recursive: true }) as string[])
        .map((name) => join(place, name))
        .filter((file) => statSync(file).isFile())

function snapshot(places: string[]) {
  const hash = createHash('sha256')
  const files = places.filter((one) => existsSync(one)).flatMap(filesOf)
  for (const file of files.sort()) hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

/** Controllers, routes and transformers are generated into committed files; a stale one crashes the boot. */
async function codegen(): Promise<RunResult> {
  const before = snapshot(generatedPlaces)
  const result = await generateCode()
  if (!result.ok || snapshot(generatedPlaces) === before) return result
  return {
    ok: false,
    output:
      'api/.adonisjs, api/openapi or docs/permissions.md was out of date and has been generated anew: commit them.',
  }
}

const typecheck = (name: string, folder: string): Check => ({
  name: `typecheck ${name}`,
  run: () => run('tsc', ['--noEmit', '-p', inRoot(folder)]),
})

/** Generated code comes first: the type checks read it. */
export const codegenCheck: Check = { name: 'codegen leaves no difference', run: codegen }

export const checks: Check[] = [
  { name: 'lint', run: () => run('eslint', ['.', '--max-warnings', '0']) },
  {
    name: 'no dead code',
    run: () => run('knip', ['--include', 'files,exports,dependencies,unlisted']),
  },
  { name: 'format', run: () => run('prettier', ['--check', '.']) },
  typecheck('api', 'api'),
  typecheck('storefront', 'storefront'),
  typecheck('back-office', 'backoffice'),
  typecheck('scripts', 'scripts'),
]
