import { useRecordContext } from 'react-admin'
import { InquiryList } from '../../../components/InquiryList'
import type { RecordOf } from '../../../providers/contract'

/** What the registries answered of a person. */
export const Inquiries = () => {
  const record = useRecordContext<RecordOf<'registrations'>>()
  return (
    <InquiryList
      of="inquiryKind"
      permission="registrations.decide"
      path={`registrations/${String(record?.id)}/inquire`}
      inquiries={record?.inquiries ?? []}
    />
  )
}
