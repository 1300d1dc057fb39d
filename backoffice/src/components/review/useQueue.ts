import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDataProvider, useGetList, useGetOne, type RaRecord } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useHotkeys } from '../../lib/useHotkeys'
import { wholeRecord } from '../../providers/dataProvider'

const queueLength = 50
const refreshEveryMs = 20_000
const silent = () => undefined

interface QueueOf<Row> {
  resource: string
  filter: object
  /** The field that says since when. */
  since: string
  /** The file waits still, and nobody else has it in hand. */
  isOffered: (row: Row) => boolean
}

/** Oldest first, with neighbours. */
export const useQueue = <Row extends RaRecord>(
  id: string,
  { resource, filter, since, isOffered }: QueueOf<Row>
) => {
  const {
    data = [],
    total,
    isPending,
  } = useGetList<Row>(
    resource,
    {
      pagination: { page: 1, perPage: queueLength },
      sort: { field: since, order: 'ASC' },
      filter,
    },
    { refetchInterval: refreshEveryMs, placeholderData: (previous) => previous }
  )
  return {
    rows: data,
    total: total ?? data.length,
    isPending,
    ...besides(data, id, isOffered),
  }
}

export const besides = <Row extends RaRecord>(
  rows: readonly Row[],
  id: string,
  isOffered: (row: Row) => boolean
) => {
  const here = rows.findIndex((row) => String(row.id) === id)
  const after = rows.slice(here + 1)
  const before = rows.slice(0, Math.max(here, 0))
  return {
    /** The next one to decide on; after the last one comes the oldest again. */
    next: [...after, ...before].find(isOffered),
    following: after[0],
    previous: before.at(-1),
  }
}

interface Neighbours<Row> {
  following: Row | undefined
  previous: Row | undefined
}

/** J and K move to the files beside the one that is open. */
export const useNeighbourKeys = <Row extends RaRecord>(
  { following, previous }: Neighbours<Row>,
  pathTo: (id: Row['id']) => string
) => {
  const navigate = useNavigate()
  useHotkeys({
    KeyJ: () => following && void navigate(pathTo(following.id)),
    KeyK: () => previous && void navigate(pathTo(previous.id)),
  })
}

const keyOf = (resource: string, id: string) => [resource, 'getOne', { id, meta: wholeRecord }]

/** The file that is open, with all that its page shows. */
export const useFile = <Row extends RaRecord>(resource: string, id: string) =>
  useGetOne<Row>(resource, { id, meta: wholeRecord }, { retry: false, onError: silent })

/** Uses the command's answer as cache. */
export const useKeepFile = (resource: string) => {
  const queryClient = useQueryClient()
  return (file: RaRecord) => queryClient.setQueryData(keyOf(resource, String(file.id)), file)
}

/** Next file and papers. */
export const usePreload = (
  resource: string,
  id: string | undefined,
  picturesOf: (file: RaRecord) => readonly { url: string }[]
) => {
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider()
  useEffect(() => {
    if (!id) return
    const preload = async () => {
      const file = await queryClient.fetchQuery({
        queryKey: keyOf(resource, id),
        queryFn: async () => (await dataProvider.getOne(resource, { id })).data,
        staleTime: refreshEveryMs,
      })
      for (const { url } of picturesOf(file)) new Image().src = url
    }
    // the error shows when it is opened
    preload().catch(silent)
  }, [resource, id, picturesOf, queryClient, dataProvider])
}
