import { readFileSync } from 'node:fs'
import { StartRefused } from '../app/platform/process/start_refused.js'

/** What may stand in a file of its own, named by the variable of the same name with `_FILE` behind it. */
export const secretNames = [
  'APP_KEY',
  'APP_KEY_PREVIOUS',
  'CODE_PEPPER',
  'CODE_PEPPER_PREVIOUS',
  'PDF_SIGNING_KEY',
  'PDF_SIGNING_CERTIFICATE',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_PASSWORD',
  'DATABASE_OWNER_PASSWORD',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'MELLAT_PASSWORD',
  'IRANKISH_PASS_PHRASE',
  'IRANKISH_PUBLIC_KEY',
  'SIGNATURE_SECRET',
  'SMSIR_API_KEY',
  'KAVENEGAR_API_KEY',
] as const

/** Whose password each address takes when it names none. */
const passwordOf = {
  DATABASE_URL: 'DATABASE_PASSWORD',
  DATABASE_DIRECT_URL: 'DATABASE_PASSWORD',
  DATABASE_OWNER_URL: 'DATABASE_OWNER_PASSWORD',
} as const

const contentOf = (variable: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartRefused(
      `Kasbeno cannot start: the file of ${variable} cannot be read (${code}).`
    )
  }
}

const withPassword = (address: string, password: string): string => {
  // What is wrong with an address is said where it is used.
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  if (url.password === '') url.password = password
  return url.href
}

/**
 * Brings what stands in files into the environment. An empty file counts as not there, so that a deployment
 * may mount all of them and fill in what it has.
 * @throws StartRefused when a file cannot be read, or a secret is given twice
 */
export const readSecretFiles = (env: NodeJS.ProcessEnv): void => {
  for (const name of secretNames) {
    const variable = `${name}_FILE`
    const path = env[variable]
    if (!path) continue
    if (env[name]) {
      throw new StartRefused(`Kasbeno cannot start: set either ${name} or ${variable}, not both.`)
    }
    const content = contentOf(variable, path)
    if (content) env[name] = content
  }
  for (const [name, password] of Object.entries(passwordOf)) {
    const [address, secret] = [env[name], env[password]]
    if (address && secret) env[name] = withPassword(address, secret)
  }
}
