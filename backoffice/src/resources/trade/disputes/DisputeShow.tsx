import { isOpenDispute } from '@kasbeno/api/contracts/disputes'
import { lineTotal } from '@kasbeno/api/contracts/money'
import { Alert, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { RecordLink } from '../../../components/RecordLink'
import { Rials } from '../../../components/RialField'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { SubTable } from '../../../components/SubTable'
import { useIsBank } from '../../../components/useIsBank'
import { WithRecord } from '../../../components/WithRecord'
import { formatCode, formatNumber } from '../../../lib/format'
import { AcceptButton, RefuseButton } from './AnswerButtons'
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

/** What would come back, or came back; nothing does of a report that ended in another way. */
const Refund = () => (
  <WithRecord<RecordOf<'disputes'>>>
    {({ status }) =>
      (isOpenDispute(status) || status === 'ACCEPTED') && <Fact source="refundAmount" as="rial" />
    }
  </WithRecord>
)

const Invoice = () => (
  <WithRecord<RecordOf<'disputes'>>>
    {({ orderId, externalId }) => (
      <RecordLink resource="orders" id={orderId}>
        {formatCode(externalId)}
      </RecordLink>
    )}
  </WithRecord>
)

export default function DisputeShow() {
  const isBank = useIsBank()
  return (
    <ShowPage
      status={<StatusChip source="status" of="dispute" />}
      commands={
        <Stack direction="row" spacing={1}>
          <RefuseButton />
          <AcceptButton />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <Meaning />
      <FactSheet title="disputes.facts">
        <Facts>
          <Fact source="goodsAmount" as="rial" />
          {isBank && <Refund />}
          <Fact source="openedAt" as="time" />
          <Fact source="answerBy" as="date" />
          <Fact source="note" isWide />
          <Fact source="answer" isWide isOptional />
          <Fact source="decidedBy" of="disputeParty" isWord isOptional />
          <Fact source="decidedAt" as="time" isOptional />
        </Facts>
      </FactSheet>
      <FactSheet title="disputes.reported">
        <Reported />
      </FactSheet>
      <FactSheet title="disputes.invoice">
        <Facts>
          <Fact source="externalId">
            <Invoice />
          </Fact>
          <Fact source="referenceNumber" as="code" />
          {isBank && <Fact source="distributorName" />}
          <Fact source="branchName" isOptional />
          <Fact source="customerName" />
          <Fact source="phone" as="code" />
          <Fact source="order.status" label="disputes.invoiceStatus" of="order" />
          <Fact source="order.grandTotalAmount" label="disputes.invoiceTotal" as="rial" />
          <Fact source="before" label="disputes.before" isWide>
            <Before />
          </Fact>
        </Facts>
      </FactSheet>
      <FactSheet title="disputes.others">
        <Others />
      </FactSheet>
    </ShowPage>
  )
}
