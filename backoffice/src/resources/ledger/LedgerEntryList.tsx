import { entryKinds, houseAccounts, keptAccounts } from '@kasbeno/api/contracts/ledger'
import { Link } from '@mui/material'
import { DataTable, LinkBase, useRecordContext, useTranslate } from 'react-admin'
import { SubjectLink } from '../../components/audit/SubjectLink'
import { RialCol, TextCol, TimeCol, WordCol } from '../../components/columns'
import type { FilterDefinition } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'
import { listLink } from '../../dashboard/listLink'
import { sources, sourceOf } from './sources'

const filters: FilterDefinition[] = [
  { source: 'account', kind: 'enum', of: 'account', values: [...keptAccounts, ...houseAccounts] },
  { source: 'kind', kind: 'enum', of: 'entryKind', values: entryKinds },
  { source: 'bookedAt', kind: 'days' },
  { source: 'sourceType', kind: 'enum', of: 'ledgerSource', values: Object.keys(sources) },
  { source: 'sourceId', kind: 'code' },
  { source: 'entryId', kind: 'code' },
]

/** What an entry belongs to, as the way to its page where it has one. */
const Source = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  if (!record) return null
  const { type, id } = sourceOf(record)
  return (
    <SubjectLink type={type} id={id}>
      {translate(`enums.ledgerSource.${record.sourceType}`, { _: String(record.sourceType) })}
    </SubjectLink>
  )
}

/** From a line to the other lines of its entry, which sum to zero with it. */
const Entry = () => {
  const translate = useTranslate()
  const record = useRecordContext()
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
      {translate('ledger.wholeEntry')}
    </Link>
  )
}

/** The journal: each line of each entry; filtered to an account it adds up to the trial balance. */
export default function LedgerEntryList() {
  return (
    <ListPage
      filters={filters}
      sort={{ field: 'bookedAt', order: 'DESC' }}
      totals={['debit', 'credit']}
      hasSearch={false}
      rowClick={false}
      hiddenColumns={['businessAt']}
    >
      <TimeCol source="bookedAt" />
      <TimeCol source="businessAt" disableSort />
      <WordCol source="kind" of="entryKind" disableSort />
      <WordCol source="account" of="account" disableSort />
      <TextCol source="partyName" disableSort />
      <RialCol source="debit" disableSort />
      <RialCol source="credit" disableSort />
      <DataTable.Col source="sourceType" disableSort>
        <Source />
      </DataTable.Col>
      <DataTable.Col source="entryId" disableSort label="ledger.entry">
        <Entry />
      </DataTable.Col>
    </ListPage>
  )
}
