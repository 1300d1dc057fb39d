import type { ReactNode } from 'react'
import { useRecordContext, type RaRecord } from 'react-admin'

export const WithRecord = <Row extends RaRecord = RaRecord>({
  children,
}: {
  children: (record: Row) => ReactNode
}) => {
  const record = useRecordContext<Row>()
  return record ? <>{children(record)}</> : null
}
