import { useQuery } from '@tanstack/react-query'
import { usePermissions } from 'react-admin'
import { setBankTime } from '../lib/jalali'
import { getJson } from '../providers/http'

const refreshEveryMs = 60_000

/** The queues, the money and the trends, as far as the person may see them. */
export const useDashboard = (isWanted = true) => {
  const { permissions } = usePermissions<string[]>()
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: async ({ signal }) => {
      const dashboard = await getJson<'/api/admin/dashboard'>('/api/admin/dashboard', signal)
      setBankTime(dashboard.at)
      return dashboard
    },
    enabled: isWanted && (permissions?.includes('dashboard.read') ?? false),
    refetchInterval: refreshEveryMs,
    retry: false,
  })
}
