import { existsSync } from 'node:fs'
import { inRoot } from '../paths.ts'
import { whyNotListen } from '../ports.ts'
import { Refusal } from '../refusal.ts'
import { demoSecrets } from './secrets.ts'

const defaultPort = 3333
const defaultHost = '127.0.0.1'

export interface Settings {
  demo: boolean
  host: string
  port: number
  url: string
  environment(): NodeJS.ProcessEnv
}

/** Reachable from this machine. */
function addressOf(host: string, port: number) {
  const here = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)
  return `http://${here ? 'localhost' : host}:${port}`
}

function readPort() {
  const text = process.env.PORT || String(defaultPort)
  const port = Number(text)
  if (/^\d+$/.test(text) && port > 0 && port < 65_536) return port
  throw new Refusal(`PORT must be a whole number from 1 to 65535, not "${text}".`)
}

/** Required in production: regenerating them would lock out. */
const secrets = ['APP_KEY', 'CODE_PEPPER']

function refuseMissingSecrets() {
  const missing = secrets.filter((name) => !process.env[name])
  if (missing.length === 0) return
  throw new Refusal(
    `A production start needs ${missing.join(' and ')} in the environment: 32 random bytes each, such as openssl rand -base64 32 makes.`
  )
}

/** From environment and `.env`. Demo unless NODE_ENV or DEMO says otherwise. */
export function readSettings(): Settings {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'))
  const production = process.env.NODE_ENV === 'production'
  if (production) refuseMissingSecrets()
  const demo = process.env.DEMO ? process.env.DEMO === 'true' : !production
  const host = process.env.HOST || defaultHost
  const port = readPort()
  return {
    demo,
    host,
    port,
    url: addressOf(host, port),
    environment: () => ({
      NODE_ENV: process.env.NODE_ENV || 'development',
      HOST: host,
      PORT: String(port),
      LOG_LEVEL: process.env.LOG_LEVEL || 'info',
      DRIVE_ROOT: process.env.DRIVE_ROOT || inRoot('.data', 'files'),
      DEMO: String(demo),
      ...(production ? {} : demoSecrets()),
    }),
  }
}

/** @throws Refusal when the port is unusable */
export async function refuseTakenPort({ host, port }: Settings) {
  const reason = await whyNotListen(port, host)
  if (!reason) return
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken: end the program that listens there, or choose another with PORT=… npm start.`,
    EACCES: `This user may not listen on port ${port}: choose one above 1023 with PORT.`,
  }
  throw new Refusal(
    sentences[reason] ??
      `Kasbeno cannot listen on ${host}:${port} (${reason}): check HOST and PORT.`
  )
}
