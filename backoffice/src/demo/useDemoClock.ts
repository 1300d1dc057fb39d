import { isAtRest, type WorkOfDays } from '@kasbeno/api/contracts/demo'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { usePermissions } from 'react-admin'
import { setBankTime } from '../lib/jalali'
import type { CommandAnswer } from '../providers/contract'
import { getJson, request } from '../providers/http'

const path = '/api/demo/clock'
const queryKey = ['demo', 'clock']
const permission: Permission = 'demo.clock'

const pollEveryMs = 1_000

type DemoClock = Awaited<ReturnType<typeof getJson<typeof path>>>

const isBusy = (clock?: DemoClock): boolean => clock !== undefined && !isAtRest(clock)

/** Which words tell what is left, of days first; none at rest. */
const workLeft = (work: WorkOfDays) => {
  if (isAtRest(work)) return
  return work.daysToClose > 0
    ? ({ text: 'demo.closing', counts: { days: work.daysToClose } } as const)
    : ({ text: 'demo.jobsLeft', counts: { jobs: work.jobsRunning } } as const)
}

/** Only in demo mode. While the days that it passed are being closed it is asked again and again. */
export const useDemoClock = () => {
  const { permissions } = usePermissions<string[]>()
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey,
    enabled: permissions?.includes(permission) ?? false,
    queryFn: async ({ signal }) => {
      const before = queryClient.getQueryData<DemoClock>(queryKey)
      const clock = await getJson<typeof path>(path, signal)
      setBankTime(clock.now)
      // What the pages show is of days that were not closed yet.
      if (isBusy(before) && !isBusy(clock))
        void queryClient.invalidateQueries({ predicate: others })
      return clock
    },
    refetchInterval: ({ state }) => isBusy(state.data) && pollEveryMs,
  })
  if (!data) return
  const { today, daysToClose, jobsRunning } = data
  return { today, work: workLeft({ daysToClose, jobsRunning }) }
}

const others = (query: { queryKey: readonly unknown[] }) => query.queryKey[0] !== queryKey[0]

/**
 * Refetches all.
 * @returns whether the daily jobs are done; the clock itself tells when they are
 */
export const useAdvanceClock = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (advanceDays: number) => {
      const response = await request(path, { method: 'POST', body: { advanceDays } })
      const clock: CommandAnswer<typeof path> = await response.json()
      setBankTime(clock.now)
      return response.status !== 202
    },
    onSuccess: () => void queryClient.invalidateQueries(),
  })
}
