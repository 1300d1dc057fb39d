import { inRoot } from './paths.ts'
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
  run(process.execPath, ['ace.js', command], { cwd: inRoot('api'), env: idle })

/** The folders of committed files that are generated. */
export const generatedFolders = [inRoot('api', '.adonisjs'), inRoot('api', 'openapi')]

/**
 * Brings api/.adonisjs up to date (indexes of controllers and transformers, the route registry, client
 * types), and then the API's document, which is read off the routes and their types.
 */
export async function generateCode(): Promise<RunResult> {
  const indexes = await ace('codegen')
  if (!indexes.ok) return indexes
  const document = await ace('docs:openapi')
  return { ok: document.ok, output: `${indexes.output}${document.output}` }
}
