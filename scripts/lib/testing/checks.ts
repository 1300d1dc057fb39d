import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { generateCode, reviewedFiles } from '../builds/codegen.ts'
import { inRoot } from '../paths.ts'
import { type RunResult, run } from '../run.ts'

export interface Check {
  name: string
  isEarly?: boolean
  run(): Promise<RunResult>
}

function snapshot() {
  const hash = createHash('sha256')
  for (const file of reviewedFiles) hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

/** Committed output must match. */
async function codegen(): Promise<RunResult> {
  const before = snapshot()
  const result = await generateCode()
  if (!result.ok || snapshot() === before) return result
  return {
    ok: false,
    output:
      'api/openapi/answers.d.ts, api/openapi/lists.ts or docs/permissions.md was out of date and has been generated anew: commit them.',
  }
}

/** One TypeScript program for both. */
const sources = (name: string, folder: string): Check => ({
  name: `types and lint of the ${name}`,
  isEarly: folder === 'scripts',
  run: () => run(process.execPath, [inRoot('scripts', 'lint', 'workspace.ts'), folder]),
})

const workspaces = {
  api: 'API',
  backoffice: 'back-office',
  storefront: 'storefront',
  scripts: 'scripts',
}

/** First: type checks need it. */
export const codegenCheck: Check = { name: 'codegen leaves no difference', run: codegen }

export const checks: Check[] = [
  ...Object.entries(workspaces).map(([folder, name]) => sources(name, folder)),
  {
    name: 'lint of what is in no workspace',
    isEarly: true,
    run: () => {
      const others = Object.keys(workspaces).flatMap((folder) => ['--ignore-pattern', `${folder}/`])
      return run('eslint', ['.', '--max-warnings', '0', ...others])
    },
  },
  { name: 'format', run: () => run('prettier', ['--check', '.']) },
  {
    name: 'no dead code',
    run: () => run('knip', ['--include', 'files,exports,dependencies,unlisted']),
  },
]
