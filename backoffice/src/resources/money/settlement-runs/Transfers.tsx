import { Code } from '../../../components/CodeField'
import { FactSheet } from '../../../components/Facts'
import { RecordLink } from '../../../components/RecordLink'
import { Rials } from '../../../components/RialField'
import { Status } from '../../../components/StatusChip'
import { SubTable, type SubColumn } from '../../../components/SubTable'
import { formatNumber } from '../../../lib/format'
import type { Exclusion, RunDetail, Transfer } from './run'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

const FirstShown = ({ count }: { count: number }) => {
  const translate = useTranslate()
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
      {translate('settlement.firstShown', { count: formatNumber(count) })}
    </Typography>
  )
}

const field = (name: string) => `resources.payouts.fields.${name}`

/** In one cell, for width. */
const Payee = ({ distributorName, withdrawalId, iban }: Transfer) => (
  <Box sx={{ whiteSpace: 'normal' }}>
    {withdrawalId ? (
      <RecordLink resource="withdrawals" id={withdrawalId}>
        {distributorName}
      </RecordLink>
    ) : (
      distributorName
    )}
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <Code value={iban} />
    </Typography>
  </Box>
)

/** With the bank's number or reason. */
const Fate = ({ status, reason, trackingNumber, alarms }: Transfer) => (
  <>
    <Status of="payout" value={status} />
    {alarms.map((alarm) => (
      <Box key={alarm} sx={{ mt: 0.5, whiteSpace: 'normal' }}>
        <Status of="payoutAlarm" value={alarm} />
      </Box>
    ))}
    {trackingNumber && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <Code value={trackingNumber} />
      </Typography>
    )}
    {reason && (
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
      >
        {reason}
      </Typography>
    )}
  </>
)

/** Every attempt has its own reference. */
const References = ({ paymentId, bankReference, attempt }: Transfer) => {
  const translate = useTranslate()
  return (
    <>
      <Code value={paymentId} />
      {bankReference !== paymentId && (
        <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'normal' }}>
          {translate('settlement.attempt', { attempt: formatNumber(attempt) })}{' '}
          <Code value={bankReference} />
        </Typography>
      )}
    </>
  )
}

/** In one cell, for width. */
const Amounts = ({ gross, discount, amount }: Transfer) => {
  const translate = useTranslate()
  return (
    <>
      <Rials value={amount} hideUnit />
      {discount > 0 &&
        Object.entries({ gross, discount }).map(([name, value]) => (
          <Typography key={name} variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(field(name))}: <Rials value={value} hideUnit />
          </Typography>
        ))}
    </>
  )
}

const fate: SubColumn<Transfer> = {
  label: field('status'),
  render: (transfer) => <Fate {...transfer} />,
}

/** Status only once sent. */
const columnsFor = (isSent: boolean): SubColumn<Transfer>[] => [
  { label: field('paymentId'), render: (transfer) => <References {...transfer} /> },
  { label: 'settlement.payee', render: (transfer) => <Payee {...transfer} /> },
  { label: field('net'), render: (transfer) => <Amounts {...transfer} /> },
  ...(isSent ? [fate] : []),
]

/** The bank file and the payout list have all. */
const transfersShown = 200

export const Transfers = ({ run, isSent }: { run: RunDetail; isSent: boolean }) => (
  <FactSheet title="settlement.transfers">
    {run.payouts.length > transfersShown && <FirstShown count={transfersShown} />}
    <SubTable
      label="settlement.transfers"
      rows={run.payouts.slice(0, transfersShown)}
      rowKey={({ paymentId }) => paymentId}
      columns={columnsFor(isSent)}
      empty="settlement.noTransfers"
    />
  </FactSheet>
)

/** Who is owed something and not paid by this run, and why. */
export const Exclusions = ({ exclusions }: { exclusions: Exclusion[] }) => {
  const translate = useTranslate()
  return (
    <FactSheet title="settlement.exclusions">
      <SubTable
        label="settlement.exclusions"
        rows={exclusions}
        rowKey={(_, index) => String(index)}
        empty="settlement.noExclusions"
        columns={[
          {
            label: field('distributorName'),
            render: ({ distributorId, withdrawalId, distributorName }) => (
              <RecordLink
                resource={withdrawalId ? 'withdrawals' : 'distributors'}
                id={withdrawalId ?? distributorId}
              >
                {distributorName}
              </RecordLink>
            ),
          },
          {
            label: 'settlement.why',
            render: ({ reason }) => translate(`enums.exclusion.${reason}`),
          },
          { label: 'settlement.invoices', render: ({ invoices }) => formatNumber(invoices) },
          { label: field('gross'), render: ({ amount }) => <Rials value={amount} hideUnit /> },
        ]}
      />
    </FactSheet>
  )
}
