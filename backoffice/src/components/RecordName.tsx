import { useGetRecordRepresentation, useRecordContext, useResourceContext } from 'react-admin'

/** What the record of an edit page is called, once it is there. */
export const RecordName = () => {
  const record = useRecordContext()
  const representation = useGetRecordRepresentation(useResourceContext())(record)
  return record ? <bdi>{representation}</bdi> : null
}
