import type { SmsProvider } from '#contracts/messages'
import type { Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import type { TemplateName } from '../domain/templates.js'
import { isKeyInEnvironment, isProviderSupported, needsNoKey, providerNames } from '../providers.js'

export interface TemplateFacts {
  /** Null: the text that ships. */
  text: string | null
  kavenegarName: string | null
  smsIrId: number | null
  active: boolean
}

/** @throws NotFound */
export const lockTemplate = async (
  id: string,
  trx: Trx
): Promise<{ name: TemplateName; facts: TemplateFacts }> => {
  const row = await trx.from('sms_templates').where({ id }).forUpdate().first()
  if (!row) throw new NotFound()
  const { name, text, kavenegar_name: kavenegarName, smsir_id: smsIrId, active } = row
  return { name, facts: { text, kavenegarName, smsIrId, active } }
}

export interface LockedProvider {
  name: SmsProvider
  position: number | null
  switchedOn: boolean | null
  active: boolean
  hasKey: boolean
  keySince: Date | null
}

/** @throws NotFound */
export const lockProvider = async (id: string, trx: Trx): Promise<LockedProvider> => {
  const row = await trx.from('sms_providers').where({ id }).forUpdate().first()
  if (!row) throw new NotFound()
  const name: SmsProvider = row.name
  const hasKey = needsNoKey(name) || isKeyInEnvironment(name) || row.sealed !== null
  const isWanted = row.switched_on ?? providerNames().includes(name)
  return {
    name,
    position: row.position,
    switchedOn: row.switched_on,
    active: isWanted && hasKey && isProviderSupported(name),
    hasKey,
    keySince: row.key_since,
  }
}

export const providerState = ({ name, active, keySince }: LockedProvider) => ({
  smsProvider: name,
  active,
  ...(keySince && { since: keySince.toISOString() }),
})
