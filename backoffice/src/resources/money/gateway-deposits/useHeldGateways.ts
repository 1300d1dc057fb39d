import { useQuery } from '@tanstack/react-query'
import { getJson } from '../../../providers/http'

/** Gateways that hold money of ours: nobody else can deposit any. */
export const useHeldGateways = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['gateway-deposits', 'held'],
    queryFn: ({ signal }) =>
      getJson<'/api/admin/gateway-deposits/held'>('/api/admin/gateway-deposits/held', signal),
  })
  return { gateways: data?.gateways.filter(({ held }) => held > 0), error, refetch }
}
