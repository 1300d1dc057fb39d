import env from '#start/env'
import { Kavenegar } from './adapters/kavenegar.js'
import { SandboxSms } from './adapters/sandbox_sms.js'
import { SmsIr } from './adapters/sms_ir.js'
import type { SmsAdapter } from './adapters/sms_adapter.js'

const defaultProvider = 'sandbox'

/** The host that WebOTP binds a code to. */
const webOtpHost = (): string => {
  const url = env.get('APP_URL')
  return url ? new URL(url).hostname : 'localhost'
}

const needed = (name: string, value: string | undefined): string => {
  if (!value) throw new Error(`SMS_PROVIDERS names a provider that needs ${name}.`)
  return value
}

const factories: Record<string, () => SmsAdapter> = {
  sandbox: () => new SandboxSms(webOtpHost()),
  kavenegar: () =>
    new Kavenegar(
      needed('KAVENEGAR_API_KEY', env.get('KAVENEGAR_API_KEY')?.release()),
      env.get('KAVENEGAR_BASE_URL')
    ),
  smsir: () =>
    new SmsIr(
      needed('SMSIR_API_KEY', env.get('SMSIR_API_KEY')?.release()),
      JSON.parse(needed('SMSIR_TEMPLATES', env.get('SMSIR_TEMPLATES'))),
      env.get('SMSIR_BASE_URL')
    ),
}

/** Names of the configured providers, in the order in which they are tried. */
export const providerNames = (): string[] =>
  env
    .get('SMS_PROVIDERS', defaultProvider)
    .split(',')
    .map((name) => name.trim())

/** @throws Error, in one sentence, for a provider that is unknown or lacks its settings */
export const configuredAdapters = (): SmsAdapter[] =>
  providerNames().map((name) => {
    if (!(name in factories)) throw new Error(`SMS_PROVIDERS names an unknown provider: ${name}.`)
    return factories[name]()
  })
