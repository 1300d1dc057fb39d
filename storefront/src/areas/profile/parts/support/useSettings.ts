import { firstEndpoints } from '#core/api/firstEndpoints.ts'
import { useQuery } from '#core/query.ts'
import { byName, type NamedSettings } from './settings.ts'

/** person §3 "App settings" */
export const useSettings = (): NamedSettings => byName(useQuery(firstEndpoints.settings).data)
