import { randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { changeSetting } from '#app/reference/settings/settings'
import { transaction } from '#app/platform/database/database'
import { makeSelfSigned } from '#app/platform/pdf/self_signed'
import { turnClockTo } from './database.js'

const readyLine = '"msg":"ready"'

export const freePort = async (): Promise<string> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return String(port)
}

/** Production starts with a number of the bank's own alone. */
export const aNumberToCall = () =>
  transaction((trx) => changeSetting('supportPhone', '02191001234', trx))

/**
 * As the database of a production is: with a number to call, and a business time that nobody has moved.
 * @returns what gives the tests their own time back
 */
export const asInProduction = async () => {
  await aNumberToCall()
  const { advanced_days: moved } = await db.from('business_clock').firstOrFail()
  await turnClockTo(0)
  return async () => {
    await turnClockTo(moved)
  }
}

const secret = () => randomBytes(32).toString('base64url')

/** What an operator brings. */
const house = makeSelfSigned('House')
export const production: Record<string, string> = {
  NODE_ENV: 'production',
  APP_URL: 'https://kasbeno.example',
  TLS: 'true',
  TRUSTED_PROXIES: '1',
  SMS_PROVIDERS: 'kavenegar',
  KAVENEGAR_API_KEY: 'key',
}

const environmentOf = (environment: Record<string, string>): NodeJS.ProcessEnv => {
  const { DEMO: _demo, ...own } = process.env
  return {
    ...own,
    APP_KEY: secret(),
    CODE_PEPPER: secret(),
    PDF_SIGNING_KEY: house.key,
    PDF_SIGNING_CERTIFICATE: house.certificate,
    LOG_LEVEL: 'info',
    WORKER: 'false',
    ...environment,
  }
}

/** Reads TypeScript as this process does. */
const spawnApi = (args: string[], environment: Record<string, string>) =>
  spawn(process.execPath, [...process.execArgv, ...args], {
    cwd: app.appRoot,
    env: environmentOf(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** A command of the console in a process of its own. @returns how it ended, and all that it said */
export const runCommand = async (args: string[], environment: Record<string, string>) => {
  const child = spawnApi(['bin/console.ts', ...args], environment)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  }
  const [code] = (await once(child, 'close')) as [number]
  return { code, lines: output.trim().split('\n') }
}

/**
 * The product in a process of its own, on the database of the tests, as an operator would start it.
 * Resolves once it listens (or says what is waited for), or once it has ended.
 */
export const aServer = async (environment: Record<string, string>, until = readyLine) => {
  const port = await freePort()
  const child = spawnApi(['bin/server.ts'], { PORT: port, ...environment })
  const ended = once(child, 'close')
  let output = ''
  const watchers = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
      watchers.forEach((watch) => watch())
    })
  }
  /** Waits until the output says so, or the process ends. */
  const said = (text: string) =>
    Promise.race([
      ended,
      new Promise<void>((resolve) => {
        const watch = () => output.includes(text) && resolve()
        watchers.add(watch)
        watch()
      }),
    ])
  await said(until)
  return {
    url: `http://127.0.0.1:${port}`,
    said,
    ended,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    output: () => output,
    exitCode: () => child.exitCode,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
