import { Skeleton } from '@mui/material'
import type { ReactNode } from 'react'
import {
  RecordContextProvider,
  ResourceContextProvider,
  useGetOne,
  useRecordContext,
  type Identifier,
} from 'react-admin'
import { LoadError } from '../../../../components/LoadError'
import type { RecordOf } from '../../../../providers/contract'
import { wholeRecord } from '../../../../providers/dataProvider'

interface OfRecordProps {
  resource: string
  id: Identifier
  children: ReactNode
}

export const OfRecord = ({ resource, id, children }: OfRecordProps) => {
  const { data, error, refetch } = useGetOne(
    resource,
    { id, meta: wholeRecord },
    { retry: false, onError: () => undefined }
  )
  if (error) return <LoadError error={error} retry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={240} />
  return (
    <ResourceContextProvider value={resource}>
      <RecordContextProvider value={data}>{children}</RecordContextProvider>
    </ResourceContextProvider>
  )
}

export const OfSubject = ({ children }: { children: ReactNode }) => {
  const { resource, id } = useRecordContext<RecordOf<'change-requests'>>()?.subject ?? {}
  return resource && id ? (
    <OfRecord resource={resource} id={id}>
      {children}
    </OfRecord>
  ) : null
}
