import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { Link } from '@mui/material'
import { LinkBase, useRecordContext, useTranslate } from 'react-admin'
import { describedList } from '../../../components/list/describedList'
import { listLink } from '../../../dashboard/listLink'
import type { RowOf } from '../../../providers/contract'
import { EntrySource } from './EntrySource'

/** Filters to the entry, which sums to zero. */
const Entry = () => {
  const translate = useTranslate()
  const record = useRecordContext<RowOf<'ledger-entries'>>()
  if (!record) return null
  return (
    <Link
      component={LinkBase}
      to={listLink(
        'ledger-entries',
        { entryId: record.entryId },
        { field: 'bookedAt', order: 'DESC' }
      )}
      underline="hover"
    >
      {record.voucher === null ? translate('ledger.wholeEntry') : toPersianDigits(record.voucher)}
    </Link>
  )
}

/** Filtered to an account it equals the trial balance. */
export default describedList('ledger-entries', {
  columns: [
    { field: 'voucher', cell: Entry },
    'bookedAt',
    'businessAt',
    'kind',
    'account',
    'partyName',
    'debit',
    'credit',
    { field: 'sourceType', cell: EntrySource },
  ],
  hidden: ['businessAt'],
  filters: { sourceId: { kind: 'code' }, entryId: { kind: 'code' } },
  rowClick: false,
})
