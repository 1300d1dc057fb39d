import { usePlan } from '#features/registration/standing.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import type { Id } from '#lib/api/types.ts'
import { useOptions } from '#lib/options.ts'
import { useQuery } from '#lib/query.ts'

const guild = (row: { id: Id; name: string }) => ({ value: String(row.id), label: row.name })

/** The guilds of the plan whose page this is. */
export const useGuilds = () => useOptions(useQuery(endpoints.guilds(usePlan())), guild)
