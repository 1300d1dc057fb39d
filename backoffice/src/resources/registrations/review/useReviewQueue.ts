import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDataProvider, useGetIdentity, useGetList } from 'react-admin'
import type { RecordOf, RowOf } from '../../../providers/contract'
import { wholeRecord } from '../../../providers/dataProvider'
import { waits, type RegistrationRow } from '../registration'

const queueLength = 50
const refreshEveryMs = 20_000

/** The files that wait, oldest first, and the neighbours of the one that is open. */
export const useReviewQueue = (id: string) => {
  const { identity } = useGetIdentity()
  const {
    data = [],
    total,
    isPending,
  } = useGetList<RowOf<'registrations'>>(
    'registrations',
    {
      pagination: { page: 1, perPage: queueLength },
      sort: { field: 'waitingSince', order: 'ASC' },
      filter: { status: 'PENDING' },
    },
    { refetchInterval: refreshEveryMs, placeholderData: (previous) => previous }
  )
  const isFree = ({ claimedBy }: RegistrationRow) => !claimedBy || claimedBy.id === identity?.id
  const here = data.findIndex((row) => String(row.id) === id)
  const after = data.slice(here + 1)
  const before = data.slice(0, Math.max(here, 0))
  const free = [...after, ...before].filter((row) => waits(row) && isFree(row))
  return {
    rows: data,
    total: total ?? data.length,
    isPending,
    isFree,
    /** The next file that nobody else holds; after the last one comes the oldest again. */
    next: free[0],
    following: after[0],
    previous: before.at(-1),
  }
}

/** Fetches the next file and its papers while this one is still being read. */
export const usePreload = (id: string | undefined) => {
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider()
  useEffect(() => {
    if (!id) return
    const preload = async () => {
      const file = await queryClient.fetchQuery({
        queryKey: ['registrations', 'getOne', { id, meta: wholeRecord }],
        queryFn: async () => {
          const { data } = await dataProvider.getOne<RecordOf<'registrations'>>('registrations', {
            id,
          })
          return data
        },
        staleTime: refreshEveryMs,
      })
      for (const { url } of file.documents) new Image().src = url
    }
    // a file that cannot be fetched ahead is fetched, and its error shown, when it is opened
    preload().catch(() => undefined)
  }, [id, queryClient, dataProvider])
}
