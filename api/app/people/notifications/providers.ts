import app from '@adonisjs/core/services/app'
import env from '#start/env'
import type { SmsProvider } from '#contracts/messages'
import { namedAddress } from '#app/platform/process/address'
import { sealedSettings } from '#app/platform/secrets/sealed_settings'
import { Kavenegar } from './adapters/kavenegar.js'
import { SandboxSms } from './adapters/sandbox_sms.js'
import { SmsIr } from './adapters/sms_ir.js'
import type { SmsAdapter } from './adapters/sms_adapter.js'

export const smsSecrets = sealedSettings('sms-provider-key')

const webOtpHost = (): string => namedAddress()?.hostname ?? 'localhost'

/** Names of the providers of the environment, in the order in which they are tried. */
export const providerNames = (): SmsProvider[] => env.get('SMS_PROVIDERS', ['sandbox'])

/** What staff have said of the templates: names, numbers and texts, by our name of each. */
export interface TemplateSettings {
  texts: Record<string, string>
  kavenegarNames: Record<string, string>
  smsIrIds: Record<string, number>
}

/** The key of the environment; undefined where it gives none. */
const environmentKey: Record<SmsProvider, () => string | undefined> = {
  kavenegar: () => env.get('KAVENEGAR_API_KEY')?.release(),
  smsir: () => env.get('SMSIR_API_KEY')?.release(),
  sandbox: () => undefined,
}

/** The providers' addresses come from the environment alone. */
const factories: Record<SmsProvider, (key: string, templates: TemplateSettings) => SmsAdapter> = {
  kavenegar: (key, { kavenegarNames }) =>
    new Kavenegar(key, env.get('KAVENEGAR_BASE_URL'), kavenegarNames),
  smsir: (key, { smsIrIds }) =>
    new SmsIr(key, { ...env.get('SMSIR_TEMPLATES', {}), ...smsIrIds }, env.get('SMSIR_BASE_URL')),
  sandbox: (_key, { texts }) => new SandboxSms(webOtpHost(), texts),
}

/** What the simulator shows everybody reads: production has none. */
export const isProviderSupported = (name: SmsProvider): boolean =>
  name !== 'sandbox' || !app.inProduction

export const needsNoKey = (name: SmsProvider): boolean => name === 'sandbox'

export const isKeyInEnvironment = (name: SmsProvider): boolean =>
  environmentKey[name]() !== undefined

interface Configured {
  name: SmsProvider
  /** Encrypted; the environment's key comes first. */
  sealed: string | null
}

/** The provider's adapter, or undefined while it has no key. */
export const adapterOf = (
  { name, sealed }: Configured,
  templates: TemplateSettings
): SmsAdapter | undefined => {
  if (!isProviderSupported(name)) return undefined
  const key = environmentKey[name]() ?? (sealed ? smsSecrets.open(sealed).apiKey : undefined)
  if (key === undefined && !needsNoKey(name)) return undefined
  return factories[name](key ?? '', templates)
}
