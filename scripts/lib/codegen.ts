import { inRoot, runsSources } from './paths.ts'
import { type RunResult, run } from './run.ts'

/** Generating boots the application, which checks its environment; it listens nowhere and asks no database. */
const idle = {
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  PORT: '3333',
  LOG_LEVEL: 'fatal',
  APP_KEY: 'only-to-boot-for-generated-code-0123456789',
  CODE_PEPPER: 'only-to-boot-for-generated-code-0123456789',
  DATABASE_URL: 'postgresql://kasbeno_app@127.0.0.1:1/kasbeno',
}

const ace = (command: string): Promise<RunResult> =>
  run(process.execPath, [...runsSources, 'bin/console.ts', command], {
    cwd: inRoot('api'),
    env: idle,
  })

const permissions = inRoot('docs', 'permissions.md')

/** Committed files that are generated, and folders of them. */
export const generatedPlaces = [inRoot('api', '.adonisjs'), inRoot('api', 'openapi'), permissions]

/** The application's commands read one another's files; the last table is then laid out as all documents are. */
const steps: (() => Promise<RunResult>)[] = [
  () => ace('codegen'),
  () => ace('docs:openapi'),
  () => ace('docs:permissions'),
  () => run('prettier', ['--write', '--log-level', 'warn', permissions]),
]

/**
 * Brings api/.adonisjs up to date (indexes of controllers and transformers, the route registry, client
 * types), then the API's document, which is read off the routes and their types, and the table of roles and routes.
 */
export async function generateCode(): Promise<RunResult> {
  let output = ''
  for (const step of steps) {
    const result = await step()
    output += result.output
    if (!result.ok) return { ok: false, output }
  }
  return { ok: true, output }
}
