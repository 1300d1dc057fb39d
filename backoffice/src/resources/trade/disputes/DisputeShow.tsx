import { isOpenDispute } from '@kasbeno/api/contracts/disputes'
import { lineTotal } from '@kasbeno/api/contracts/money'
import { Alert, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { Rials } from '../../../components/RialField'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { SubTable } from '../../../components/SubTable'
import { useIsBank } from '../../../components/useIsBank'
import { WithRecord } from '../../../components/WithRecord'
import { formatCode, formatNumber } from '../../../lib/format'
import { AcceptButton, RefuseDisputeButton } from './AnswerButtons'
import type { RecordOf } from '../../../providers/contract'

/** What an open report means for the money, and what an acceptance would. */
const Meaning = () => {
  const translate = useTranslate()
  return (
    <WithRecord<RecordOf<'disputes'>>>
      {({ status, order }) =>
        isOpenDispute(status) && (
          <Alert severity={order?.isSettled ? 'warning' : 'info'}>
            {translate('disputes.paused')} {order?.isSettled && translate('disputes.taken')}
          </Alert>
        )
      }
    </WithRecord>
  )
}

const Reported = () => {
  const translate = useTranslate()
  return (
    <WithRecord<RecordOf<'disputes'>>>
      {({ items }) => (
        <SubTable
          label="disputes.reported"
          rows={items ?? []}
          rowKey={({ line }) => String(line)}
          columns={[
            { label: 'orders.item.name', render: ({ itemName }) => formatCode(itemName) },
            {
              label: 'disputes.reason',
              render: ({ reason }) => translate(`enums.disputeReason.${reason}`),
            },
            { label: 'orders.item.unit', render: ({ unitType }) => unitType },
            {
              label: 'disputes.reportedQty',
              isNumber: true,
              render: ({ qty }) => formatNumber(qty),
            },
            {
              label: 'orders.item.price',
              isNumber: true,
              render: ({ price }) => <Rials value={price} hideUnit />,
            },
            {
              label: 'disputes.amount',
              isNumber: true,
              render: ({ amount }) => <Rials value={amount} hideUnit />,
            },
          ]}
        />
      )}
    </WithRecord>
  )
}

const Others = () => (
  <WithRecord<RecordOf<'disputes'>>>
    {({ orderItems }) => (
      <SubTable
        label="disputes.others"
        rows={orderItems ?? []}
        rowKey={({ line }) => String(line)}
        columns={[
          { label: 'orders.item.name', render: ({ itemName }) => formatCode(itemName) },
          { label: 'orders.item.unit', render: ({ unitType }) => unitType },
          { label: 'orders.item.qty', isNumber: true, render: ({ qty }) => formatNumber(qty) },
          {
            label: 'orders.item.total',
            isNumber: true,
            render: ({ qty, price }) => <Rials value={lineTotal(qty, price)} hideUnit />,
          },
        ]}
      />
    )}
  </WithRecord>
)

const Before = () => {
  const translate = useTranslate()
  return (
    <WithRecord<RecordOf<'disputes'>>>
      {({ before }) =>
        before && (
          <>
            {translate('disputes.beforeCounts', {
              accepted: formatNumber(before.accepted),
              refused: formatNumber(before.refused),
              withdrawn: formatNumber(before.withdrawn),
            })}
          </>
        )
      }
    </WithRecord>
  )
}

/** Only accepted reports return money. */
const Refund = () => (
  <WithRecord<RecordOf<'disputes'>>>
    {({ status }) =>
      (isOpenDispute(status) || status === 'ACCEPTED') && <Fact source="refundAmount" as="rial" />
    }
  </WithRecord>
)

export default function DisputeShow() {
  const isBank = useIsBank()
  return (
    <ShowPage
      status={<StatusChip source="status" of="dispute" />}
      commands={
        <Stack direction="row" spacing={1}>
          <RefuseDisputeButton />
          <AcceptButton />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <Meaning />
      <FactSheet title="disputes.facts">
        <DescribedFacts
          of="disputes"
          fields={[
            'goodsAmount',
            isBank && <Refund />,
            'openedAt',
            'answerBy',
            { field: 'note', isWide: true },
            { field: 'answer', isWide: true, isOptional: true },
            'decidedBy?',
            'decidedAt?',
          ]}
        />
      </FactSheet>
      <FactSheet title="disputes.reported">
        <Reported />
      </FactSheet>
      <FactSheet title="disputes.invoice">
        <DescribedFacts
          of="disputes"
          fields={[
            { field: 'externalId', to: 'orders', by: 'orderId' },
            'referenceNumber',
            isBank && <Fact source="distributorName" />,
            'branchName?',
            'customerName',
            'phone',
            <Fact source="order.status" label="disputes.invoiceStatus" of="order" />,
            <Fact source="order.grandTotalAmount" label="disputes.invoiceTotal" as="rial" />,
            <Fact source="before" label="disputes.before" isWide>
              <Before />
            </Fact>,
          ]}
        />
      </FactSheet>
      <FactSheet title="disputes.others">
        <Others />
      </FactSheet>
    </ShowPage>
  )
}
