import { useRecordContext } from 'react-admin'
import { InquiryList } from '../../../components/InquiryList'
import type { RecordOf } from '../../../providers/contract'
import { legal } from './company'

/** What the register of companies answered. */
export const CompanyInquiries = () => {
  const record = useRecordContext<RecordOf<'companies'>>()
  return (
    <InquiryList
      of="companyInquiryKind"
      permission="companies.decide"
      path={`${legal}/companies/${String(record?.id)}/inquire`}
      inquiries={record?.inquiries ?? []}
    />
  )
}
