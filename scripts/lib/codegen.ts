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

/** Brings api/.adonisjs up to date: indexes of controllers and transformers, the route registry, client types. */
export const generateCode = (): Promise<RunResult> =>
  run(process.execPath, ['ace.js', 'codegen'], { cwd: inRoot('api'), env: idle })
