import ListIcon from '@mui/icons-material/ListAltOutlined'
import { Button, Stack } from '@mui/material'
import { LinkBase, useGetManyReference, useRecordContext, useTranslate } from 'react-admin'
import { Code } from '../../../components/CodeField'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { Loaded } from '../../../components/Loaded'
import { RecordHistory } from '../../../components/RecordHistory'
import { RecordLink } from '../../../components/RecordLink'
import { Rials } from '../../../components/RialField'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { SubTable } from '../../../components/SubTable'
import { useIsBank } from '../../../components/useIsBank'
import { listLink } from '../../../dashboard/listLink'
import { PayoutAlarms } from '../payout-alarms/PayoutAlarms'
import { CorrectButtons } from './CorrectButtons'
import { RetryPayoutButton } from './RetryPayoutButton'

const invoicesShown = 25
const order = { field: 'externalId', order: 'ASC' } as const
const field = (name: string) => `resources.payout-items.fields.${name}`

const AllInvoicesButton = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<ListIcon />}
      nativeButton={false}
      component={LinkBase}
      to={listLink('payout-items', { payoutId: record?.id }, order)}
    >
      {translate('settlement.allInvoices')}
    </Button>
  )
}

const RunButton = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  return (
    <RecordLink resource="settlement-runs" id={record?.runId}>
      {translate('settlement.toRun', { number: record?.runNumber })}
    </RecordLink>
  )
}

const Invoices = () => {
  const record = useRecordContext()
  const query = useGetManyReference(
    'payout-items',
    {
      target: 'payoutId',
      id: record?.id ?? '',
      pagination: { page: 1, perPage: invoicesShown },
      sort: order,
      filter: {},
    },
    { enabled: record !== undefined, onError: () => undefined }
  )
  return (
    <FactSheet title="settlement.invoicesOfTransfer">
      <Loaded query={query}>
        {(rows) => (
          <SubTable
            label="settlement.invoicesOfTransfer"
            rows={rows}
            rowKey={({ id }) => String(id)}
            columns={[
              {
                label: field('externalId'),
                render: ({ orderId, externalId }) => (
                  <RecordLink resource="orders" id={orderId}>
                    <Code value={externalId} />
                  </RecordLink>
                ),
              },
              { label: field('branchName'), render: ({ branchName }) => branchName },
              { label: field('gross'), render: ({ gross }) => <Rials value={gross} hideUnit /> },
              {
                label: field('discount'),
                render: ({ discount }) => <Rials value={discount} hideUnit />,
              },
              { label: field('net'), render: ({ net }) => <Rials value={net} hideUnit /> },
            ]}
          />
        )}
      </Loaded>
    </FactSheet>
  )
}

export default function PayoutShow() {
  const isBank = useIsBank()
  return (
    <ShowPage
      status={<StatusChip source="status" of="payout" />}
      commands={
        <Stack direction="row" spacing={1}>
          {isBank && <RetryPayoutButton />}
          {isBank && <CorrectButtons of="id" />}
          <AllInvoicesButton />
        </Stack>
      }
      aside={
        <>
          {isBank && <RunButton />}
          <RecordHistory />
        </>
      }
    >
      {isBank && <PayoutAlarms of="id" />}
      <FactSheet title="settlement.transfer">
        <DescribedFacts
          of="payouts"
          minWidth={240}
          fields={[
            'kind',
            'distributorName',
            'iban',
            'invoices',
            'gross',
            'discount',
            'net',
            'approvedAt',
            'answeredAt?',
            'trackingNumber?',
            { field: 'reason', isWide: true, isOptional: true },
          ]}
        />
      </FactSheet>
      <Invoices />
    </ShowPage>
  )
}
