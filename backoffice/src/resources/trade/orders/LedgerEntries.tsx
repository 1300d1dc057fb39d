import { Box, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { FactSheet } from '../../../components/Facts'
import { JalaliDate } from '../../../components/JalaliDateField'
import { Rials } from '../../../components/RialField'
import { SubTable } from '../../../components/SubTable'
import type { RecordOf } from '../../../providers/contract'
import type { LedgerEntry } from './order'

const Entry = ({ entry }: { entry: LedgerEntry }) => {
  const translate = useTranslate()
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h3">
        {translate(`enums.entryKind.${entry.kind}`)}{' '}
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          <JalaliDate value={entry.bookedAt} withTime />
        </Typography>
      </Typography>
      <SubTable
        label="orders.ledger"
        rows={entry.postings}
        rowKey={(_, index) => String(index)}
        columns={[
          {
            label: 'ledger.account',
            render: ({ account }) => translate(`enums.account.${account}`),
          },
          {
            label: 'ledger.debit',
            isNumber: true,
            render: ({ amount }) => (amount > 0 ? <Rials value={amount} hideUnit /> : null),
          },
          {
            label: 'ledger.credit',
            isNumber: true,
            render: ({ amount }) => (amount < 0 ? <Rials value={-amount} hideUnit /> : null),
          },
        ]}
      />
    </Box>
  )
}

export const LedgerEntries = () => {
  const record = useRecordContext<RecordOf<'orders'>>()
  if (!record?.ledgerEntries?.length) return null
  return (
    <FactSheet title="orders.ledger">
      {record.ledgerEntries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </FactSheet>
  )
}
