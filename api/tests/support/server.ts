import { randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { changeSetting } from '#app/settings/settings'
import { transaction } from '#app/shared/database'
import { makeSelfSigned } from '#app/shared/pdf/house_key'
import { turnClockTo } from './database.js'

const readyLine = 'started HTTP server'

const freePort = async (): Promise<string> => {
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

/**
 * The product in a process of its own, on the database of the tests, as an operator would start it.
 * Resolves once it listens, or once it has ended.
 */
export const aServer = async (environment: Record<string, string>) => {
  const port = await freePort()
  const { DEMO: _demo, ...own } = process.env
  const child = spawn(
    process.execPath,
    // Reads TypeScript as this process does.
    [...process.execArgv, 'bin/server.ts'],
    {
      cwd: app.appRoot,
      env: {
        ...own,
        APP_KEY: secret(),
        CODE_PEPPER: secret(),
        PDF_SIGNING_KEY: house.key,
        PDF_SIGNING_CERTIFICATE: house.certificate,
        LOG_LEVEL: 'info',
        WORKER: 'false',
        ...environment,
        PORT: port,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    }
  )
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
  await said(readyLine)
  return {
    url: `http://127.0.0.1:${port}`,
    said,
    output: () => output,
    exitCode: () => child.exitCode,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
