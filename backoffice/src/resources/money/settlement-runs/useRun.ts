import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { getJson } from '../../../providers/http'
import { apiBase } from '../../../providers/session'
import { runPath, type RunDetail, type RunsPath } from './run'

type RunPath = `${RunsPath}/{id}`

/** Shared by the page's parts. */
export const useRun = () => {
  const record = useRecordContext()
  return useQuery({
    queryKey: ['settlement-runs', 'detail', record?.id],
    enabled: record !== undefined,
    queryFn: async ({ signal }) =>
      getJson<RunPath>(`${await apiBase()}/${runPath(record!)}`, signal),
  })
}

/** How many transfers of the run have this status; none before they are known. */
export const useTransfersThat = (status: RunDetail['payouts'][number]['status']): number => {
  const { data } = useRun()
  return data?.payouts.filter((transfer) => transfer.status === status).length ?? 0
}

/** Waiting for a second person. */
export const useAskedRetries = (): RunDetail['payouts'] => {
  const { data } = useRun()
  return data?.payouts.filter(({ retryIban }) => retryIban !== null) ?? []
}

/** Paid without a tracking number. */
export const useUntracked = (): number => {
  const { data } = useRun()
  const isUntracked = ({ status, trackingNumber }: RunDetail['payouts'][number]) =>
    status === 'PAID' && trackingNumber === null
  return data?.payouts.filter(isUntracked).length ?? 0
}
