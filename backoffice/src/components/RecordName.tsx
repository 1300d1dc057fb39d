import { useGetRecordRepresentation, useRecordContext, useResourceContext } from 'react-admin'

export const RecordName = () => {
  const record = useRecordContext()
  const representation = useGetRecordRepresentation(useResourceContext())(record)
  return record ? <bdi>{representation}</bdi> : null
}
