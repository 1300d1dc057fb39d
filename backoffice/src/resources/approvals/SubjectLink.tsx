import { useRecordContext } from 'react-admin'
import { RecordLink } from '../../components/RecordLink'

/** Leads to what the approval is about. */
export const SubjectLink = () => {
  const record = useRecordContext()
  if (!record) return null
  const resource = record.subjectType === 'credit-line' ? 'credit-lines' : 'registrations'
  return (
    <RecordLink resource={resource} id={record.subjectId}>
      {record.subjectName}
    </RecordLink>
  )
}
