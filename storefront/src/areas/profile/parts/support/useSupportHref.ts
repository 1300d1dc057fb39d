import { supportHrefOf } from './settings.ts'
import { useSettings } from './useSettings.ts'

export const useSupportHref = (): string => supportHrefOf(useSettings())
