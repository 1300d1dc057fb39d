import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Code } from '../../../components/CodeField'
import { FactSheet } from '../../../components/Facts'
import { Rials } from '../../../components/RialField'
import { SubTable } from '../../../components/SubTable'
import type { Transfer } from './run'
import { useAskedRetries } from './useRun'

/** Stacked, to compare digits. */
const Accounts = ({ iban, retryIban }: Transfer) => {
  const translate = useTranslate()
  const accounts = [
    { label: 'settlement.approvedIban', value: iban },
    { label: 'settlement.newIban', value: retryIban },
  ]
  return accounts.map(({ label, value }) => (
    <Box key={label}>
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
        {translate(label)}
      </Typography>
      <Code value={value} />
    </Box>
  ))
}

export const AskedRetries = () => {
  const translate = useTranslate()
  const asked = useAskedRetries()
  if (asked.length === 0) return null
  return (
    <FactSheet title="settlement.askedRetries">
      <SubTable
        label="settlement.askedRetries"
        rows={asked}
        rowKey={({ paymentId }) => paymentId}
        columns={[
          {
            label: 'resources.payouts.fields.distributorName',
            render: ({ distributorName }) => distributorName,
          },
          {
            label: 'resources.payouts.fields.net',
            render: ({ amount }) => <Rials value={amount} hideUnit />,
          },
          {
            label: 'resources.payouts.fields.iban',
            render: (transfer) => <Accounts {...transfer} />,
          },
          {
            label: 'settlement.evidence',
            render: ({ evidenceImportedBy }) =>
              evidenceImportedBy
                ? translate('settlement.byFile', { bringer: evidenceImportedBy })
                : translate('settlement.byWord'),
          },
          { label: 'settlement.askedBy', render: ({ retryRequestedBy }) => retryRequestedBy },
        ]}
      />
    </FactSheet>
  )
}
