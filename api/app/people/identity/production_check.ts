import { accessSync, constants, mkdirSync } from 'node:fs'
import db from '@adonisjs/lucid/services/db'
import { demoMode, tls } from '#config/app'
import { bucket, filesFolder } from '#config/drive'
import env from '#start/env'
import { demoStaff, demoTokens } from '#contracts/demo'
import { settingDefaults } from '#contracts/settings'
import { providerNames } from '#app/people/notifications/providers'
import { isAnyProviderReady } from '#app/people/notifications/setup'
import { setting } from '#app/reference/settings/settings'
import { isDemoKey } from '#app/platform/pdf/house_key'
import { operatorsHouseKey } from '#app/platform/pdf/the_house_key'
import { StartRefused } from '#app/platform/process/start_refused'
import { tokenHash } from './domain/secrets.js'

const secretLengthMin = 32
const exampleSecret = /^(dev|demo|test|example|change|secret)/i

/**
 * What demo mode brings has no place in production: its people and tokens are public.
 * @throws StartRefused
 */
export const refuseUnsafeEnvironment = (): void => {
  refuseDemoMode()
  refuseOpenTransport()
  refuseWeakSecrets()
  refuseUnsignedFiles()
  refuseClosedFolder()
  if (providerNames().includes('sandbox')) {
    throw new StartRefused(
      'Production needs real SMS providers: set SMS_PROVIDERS to kavenegar, smsir or both.'
    )
  }
}

/**
 * Nor have its people, its clock and its telephone number.
 * @throws StartRefused
 */
export const refuseUnsafeData = async (): Promise<void> => {
  await refuseDemoPeople()
  await refuseMovedClock()
  await refusePlaceholder()
  await refuseSilence()
}

const refuseDemoMode = () => {
  if (!demoMode) return
  throw new StartRefused(
    'Production has no demo mode, whose people, codes and bank are public: take DEMO out of the environment.'
  )
}

/** Tokens, codes and papers never travel in the open, and customers behind the proxies are told apart. */
const refuseOpenTransport = () => {
  const address = env.get('APP_URL')
  if (!address) {
    throw new StartRefused(
      'Production needs APP_URL: the address, with https, at which customers reach it.'
    )
  }
  if (!address.startsWith('https://')) {
    throw new StartRefused(`Production is reached over TLS alone: APP_URL is ${address}.`)
  }
  if (!tls) {
    throw new StartRefused(
      'Production needs TLS: let a proxy in front of it end it, and set TLS=true.'
    )
  }
  if (env.get('TRUSTED_PROXIES', 0) < 1) {
    throw new StartRefused(
      'Production stands behind the proxy that ends TLS: set TRUSTED_PROXIES to the number of proxies in front of it, or all customers would count as one address.'
    )
  }
}

const refuseWeakSecrets = () => {
  const secrets = { APP_KEY: env.get('APP_KEY'), CODE_PEPPER: env.get('CODE_PEPPER') }
  for (const [name, secret] of Object.entries(secrets)) {
    const value = secret.release()
    if (value.length < secretLengthMin || exampleSecret.test(value)) {
      throw new StartRefused(
        `Production needs its own ${name}, at least ${secretLengthMin} random characters long.`
      )
    }
  }
  if (secrets.APP_KEY.release() === secrets.CODE_PEPPER.release()) {
    throw new StartRefused('APP_KEY and CODE_PEPPER must differ.')
  }
}

/** What leaves the house as evidence is signed by a key that others can know. */
const refuseUnsignedFiles = () => {
  const names = 'PDF_SIGNING_KEY and PDF_SIGNING_CERTIFICATE'
  let house
  try {
    house = operatorsHouseKey()
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown'
    throw new StartRefused(`Production cannot sign its files with ${names}: ${why}.`)
  }
  if (!house) {
    throw new StartRefused(`Production signs the files that prove signatures: set ${names}.`)
  }
  if (isDemoKey(house)) {
    throw new StartRefused(
      'PDF_SIGNING_CERTIFICATE is a demo’s, which proves nothing: production needs its own.'
    )
  }
}

/** Papers that cannot be kept are found out by whoever sends them. */
const refuseClosedFolder = () => {
  if (bucket) return
  try {
    mkdirSync(filesFolder, { recursive: true })
    accessSync(filesFolder, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartRefused(
      `Production cannot keep files in ${filesFolder} (${code}): set DRIVE_ROOT to a folder that this user may write, or STORAGE=s3.`
    )
  }
}

/** Without a code nobody signs in. */
const refuseSilence = async () => {
  const isWanted = providerNames().length > 0
  if (!isWanted || (await isAnyProviderReady())) return
  throw new StartRefused(
    'No SMS provider has a key, so that no code reaches anybody: set KAVENEGAR_API_KEY or SMSIR_API_KEY for those of SMS_PROVIDERS, or SMS_PROVIDERS=none until one is brought in the back-office.'
  )
}

/** Customers are told to call this number. */
const refusePlaceholder = async () => {
  if ((await setting('supportPhone')) !== settingDefaults.supportPhone) return
  throw new StartRefused(
    'Customers would be told to call a number that is nobody’s: set yours with cd api/build && node ace.js settings:change supportPhone <number>.'
  )
}

/** Business time never goes back: every due date and fee of real people would be wrong from the first day. */
const refuseMovedClock = async () => {
  const moved = await db.from('platform_clock').where('advanced_days', '>', 0).first()
  if (!moved) return
  throw new StartRefused(
    `The business time of this database runs ${moved.advanced_days} days ahead: production does not start on a demo database.`
  )
}

const refuseDemoPeople = async () => {
  const known = demoTokens.map(tokenHash)
  const staff = await db
    .from('identity_staff')
    .whereIn('username', [...demoStaff])
    .first()
  const client = await db
    .from('identity_programs')
    .whereIn('token_hash', known)
    // One that was replaced is good for some days more.
    .orWhereIn('id', db.from('identity_former_tokens').whereIn('hash', known).select('program_id'))
    .first()
  const found = [staff && `the demo user ${staff.username}`, client && 'the demo supplier client']
  if (!staff && !client) return
  throw new StartRefused(
    `This database holds ${found.filter(Boolean).join(' and ')}, whose secrets are public: production does not start on a demo database.`
  )
}
