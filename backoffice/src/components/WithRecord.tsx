import type { ReactNode } from 'react'
import { useRecordContext, type RaRecord } from 'react-admin'

/** Renders with the record of the page once it is there. */
export const WithRecord = <Row extends RaRecord = RaRecord>({
  children,
}: {
  children: (record: Row) => ReactNode
}) => {
  const record = useRecordContext<Row>()
  return record ? <>{children(record)}</> : null
}
