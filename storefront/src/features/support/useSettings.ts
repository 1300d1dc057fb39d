import { endpoints } from '#lib/api/endpoints.ts'
import type { Setting } from '#lib/api/types.ts'
import { useQuery } from '#lib/query.ts'

/** The settings that customers may read, by name. person §3 "App settings" */
export const useSettings = (): Partial<Record<string, string>> => {
  const settings = useQuery<Setting[]>(endpoints.settings)
  return Object.fromEntries((settings.data ?? []).map(({ name, value }) => [name, value]))
}
