import { digitsOnly } from '@kasbeno/api/contracts/digits'
import { settingDefaults } from '@kasbeno/api/contracts/settings'
import { useSettings } from './useSettings.ts'

export const useSupportHref = (): string =>
  `tel:${digitsOnly(useSettings().supportPhone ?? settingDefaults.supportPhone)}`
