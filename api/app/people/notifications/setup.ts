import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { SmsProvider } from '#contracts/messages'
import { prepared, type Trx } from '#app/platform/database/database'
import { adapterOf, providerNames, type TemplateSettings } from './providers.js'
import type { SmsSetup } from './sms.js'

interface ProviderRow {
  name: SmsProvider
  position: number | null
  switchedOn: boolean | null
  sealed: string | null
}
interface TemplateRow {
  name: string
  text: string | null
  kavenegarName: string | null
  smsIrId: number | null
  active: boolean
}

const providersSql = `
  select name, position, switched_on as "switchedOn", sealed from sms_providers`
const templatesSql = `
  select name, text, kavenegar_name as "kavenegarName", smsir_id as "smsIrId", active
    from sms_templates`

/** Places of staff come before those of the environment. */
const environmentFrom = 100

/** The providers in use, in order: as staff say, else as the environment does. */
export const inOrder = <Row extends Pick<ProviderRow, 'name' | 'position' | 'switchedOn'>>(
  rows: readonly Row[],
  named: readonly SmsProvider[] = providerNames()
): Row[] => {
  const placeOf = ({ name, position }: Row) => position ?? environmentFrom + named.indexOf(name)
  return rows
    .filter(({ name, switchedOn }) => switchedOn ?? named.includes(name))
    .sort((one, other) => placeOf(one) - placeOf(other))
}

const given = <Value>(rows: readonly TemplateRow[], of: (row: TemplateRow) => Value | null) =>
  Object.fromEntries(
    rows.flatMap((row): [string, Value][] => {
      const value = of(row)
      return value === null ? [] : [[row.name, value]]
    })
  )

const readSetup = async (): Promise<SmsSetup> => {
  const [providers, templates] = await Promise.all([
    prepared<ProviderRow>('sms_providers', providersSql, []),
    prepared<TemplateRow>('sms_templates', templatesSql, []),
  ])
  const settings: TemplateSettings = {
    texts: given(templates, ({ text }) => text),
    kavenegarNames: given(templates, ({ kavenegarName }) => kavenegarName),
    smsIrIds: given(templates, ({ smsIrId }) => smsIrId),
  }
  const adapters = inOrder(providers).flatMap((provider) => adapterOf(provider, settings) ?? [])
  if (adapters.length === 0) logger.error('no SMS provider is configured: no message is sent')
  const withheld = new Set(templates.filter(({ active }) => !active).map(({ name }) => name))
  return { adapters, withheld }
}

/** Whether anybody would be sent a message. */
export const isAnyProviderReady = async (): Promise<boolean> => {
  const providers = await prepared<ProviderRow>('sms_providers', providersSql, [])
  const settings: TemplateSettings = { texts: {}, kavenegarNames: {}, smsIrIds: {} }
  return inOrder(providers).some((provider) => adapterOf(provider, settings) !== undefined)
}

let kept: { version: number; setup: SmsSetup } | null = null

/** Read once for each number of the setup: a change, or the command that clears it, takes the next one. */
export const smsSetup = async (): Promise<SmsSetup> => {
  const [{ version }] = await prepared<{ version: number }>(
    'sms_setup',
    'select version from sms_setup where id = 1',
    []
  )
  if (kept?.version !== version) kept = { version, setup: await readSetup() }
  return kept.setup
}

/** Lets every process read the setup anew, from the commit on. @returns its new number */
export const renewSetup = async (trx: Trx): Promise<number> => {
  const [{ version }] = await trx
    .from('sms_setup')
    .where({ id: 1 })
    .update({ version: db.raw('version + 1') })
    .returning('version')
  return version
}
