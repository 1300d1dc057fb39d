import type { Permission } from '@kasbeno/api/contracts/identity'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { usePermissions } from 'react-admin'
import { setBankTime } from '../lib/jalali'
import type { CommandAnswer } from '../providers/contract'
import { getJson, request } from '../providers/http'

const path = '/api/demo/clock'
const queryKey = ['demo', 'clock']
const permission: Permission = 'demo.clock'

/** Only in demo mode. */
export const useDemoClock = (): string | undefined => {
  const { permissions } = usePermissions<string[]>()
  const { data } = useQuery({
    queryKey,
    enabled: permissions?.includes(permission) ?? false,
    queryFn: async ({ signal }) => {
      const clock = await getJson<'/api/demo/clock'>(path, signal)
      setBankTime(clock.now)
      return clock
    },
  })
  return data?.today
}

/**
 * Refetches all.
 * @returns whether the daily jobs are done
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
