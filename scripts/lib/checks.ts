import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { generateCode, generatedFolders } from './codegen.ts'
import { inRoot } from './paths.ts'
import { type RunResult, run } from './run.ts'

export interface Check {
  name: string
  run(): Promise<RunResult>
}

function snapshot(folders: string[]) {
  const hash = createHash('sha256')
  for (const folder of folders.filter((one) => existsSync(one))) {
    for (const name of (readdirSync(folder, { recursive: true }) as string[]).sort()) {
      const file = join(folder, name)
      if (statSync(file).isFile()) hash.update(name).update('\0').update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/** Controllers, routes and transformers are generated into committed files; a stale one crashes the boot. */
async function codegen(): Promise<RunResult> {
  const before = snapshot(generatedFolders)
  const result = await generateCode()
  if (!result.ok || snapshot(generatedFolders) === before) return result
  return {
    ok: false,
    output:
      'api/.adonisjs or api/openapi was out of date and has been generated anew: commit them.',
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
