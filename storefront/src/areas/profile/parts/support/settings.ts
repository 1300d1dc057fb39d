import { digitsOnly } from '@kasbeno/api/contracts/digits'
import { defaultSupportPhone } from '@kasbeno/api/contracts/support'
import type { Setting } from '#core/api/types.ts'

export type NamedSettings = Partial<Record<string, string>>

export const byName = (settings: Setting[] = []): NamedSettings =>
  Object.fromEntries(settings.map(({ name, value }) => [name, String(value)]))

export const supportHrefOf = (settings: NamedSettings): string =>
  `tel:${digitsOnly(settings.supportPhone ?? defaultSupportPhone)}`
