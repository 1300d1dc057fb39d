import { arrearsSettings } from '@kasbeno/api/contracts/settings'
import { arrearsRule, type ArrearsTerms } from '@kasbeno/api/contracts/words/arrears'
import { useSettings } from '#areas/profile/parts/support/useSettings.ts'

/** As set today, in the words of contracts; null while unknown. */
export const useArrearsRule = (): string | null => {
  const settings = useSettings()
  const known = arrearsSettings.map((name) => [name, settings[name]] as const)
  if (known.some(([, value]) => value === undefined)) return null
  const terms = Object.fromEntries(known.map(([name, value]) => [name, Number(value)]))
  return arrearsRule(terms as ArrearsTerms)
}
