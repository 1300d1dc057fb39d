import { useRecordContext, useTranslate } from 'react-admin'
import { SubjectLink } from '../../../components/audit/SubjectLink'
import type { RowOf } from '../../../providers/contract'
import { sourceOf } from './sources'

export const EntrySource = () => {
  const translate = useTranslate()
  const record = useRecordContext<RowOf<'ledger-entries' | 'transactions'>>()
  if (!record) return null
  const { type, id } = sourceOf(record)
  return (
    <SubjectLink type={type} id={id}>
      {translate(`enums.ledgerSource.${record.sourceType}`, { _: String(record.sourceType) })}
    </SubjectLink>
  )
}
