import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { Id } from '#core/api/types.ts'
import { useOptions } from '#core/options.ts'
import { useQuery } from '#core/query.ts'

const guild = (row: { id: Id; name: string }) => ({ value: String(row.id), label: row.name })

export const useGuilds = () => useOptions(useQuery(endpoints.guilds(usePlan())), guild)
