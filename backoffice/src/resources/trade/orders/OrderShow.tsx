import { lineTotal } from '@kasbeno/api/contracts/money'
import { Alert, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { EvidenceButton } from '../../../components/EvidenceButton'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { OwnerLink } from '../../../components/OwnerLink'
import { RecordHistory } from '../../../components/RecordHistory'
import { Rials } from '../../../components/RialField'
import { SecondAsk } from '../../../components/requests/SecondAsk'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { SubTable } from '../../../components/SubTable'
import { useIsBank } from '../../../components/useIsBank'
import { WithRecord } from '../../../components/WithRecord'
import { formatNumber } from '../../../lib/format'
import type { RecordOf } from '../../../providers/contract'
import { FraudButton } from './commands'
import { LedgerEntries } from './LedgerEntries'
import type { OrderItem } from './order'
import { OrderVersions } from './OrderVersions'
import { CancelOrderButton, ConfirmOrderButton } from './ownCommands'
import { ReturnButton } from './ReturnButton'
import { UnfraudButton } from './UnfraudButton'

const Items = ({ items }: { items: OrderItem[] }) => (
  <SubTable
    label="orders.items"
    rows={items}
    rowKey={(_, index) => String(index)}
    columns={[
      { label: 'orders.item.name', render: ({ itemName }) => itemName },
      { label: 'orders.item.unit', render: ({ unitType }) => unitType },
      { label: 'orders.item.qty', isNumber: true, render: ({ qty }) => formatNumber(qty) },
      {
        label: 'orders.item.price',
        isNumber: true,
        render: ({ price }) => <Rials value={price} hideUnit />,
      },
      {
        label: 'orders.item.total',
        isNumber: true,
        render: ({ qty, price }) => <Rials value={lineTotal(qty, price)} hideUnit />,
      },
    ]}
  />
)

const Installment = () => {
  const translate = useTranslate()
  return (
    <WithRecord<RecordOf<'orders'>>>
      {({ installment }) =>
        installment ? (
          <Facts>
            <Fact source="installment.amount" label="installments.amount" as="rial" />
            {installment.reversedAmount > 0 && (
              <Fact
                source="installment.reversedAmount"
                label="installments.reversedAmount"
                as="rial"
              />
            )}
            <Fact source="installment.paidAmount" label="installments.paidAmount" as="rial" />
            <Fact
              source="installment.remainingAmount"
              label="installments.remainingAmount"
              as="rial"
            />
            <Fact source="installment.status" label="installments.status" of="installment" />
            <Fact source="installment.dueDate" label="installments.dueDate" as="date" />
            <Fact
              source="installment.clearedAt"
              label="installments.clearedAt"
              as="time"
              isOptional
            />
          </Facts>
        ) : (
          translate('orders.noInstallment')
        )
      }
    </WithRecord>
  )
}

const Customer = () => (
  <WithRecord<RecordOf<'orders'>>>
    {(order) => <OwnerLink owner={order}>{order.customerName}</OwnerLink>}
  </WithRecord>
)

/** Says what a stopped invoice means, where its status is one word. */
const Frozen = () => {
  const translate = useTranslate()
  return (
    <WithRecord<RecordOf<'orders'>>>
      {({ status, unfraudAskedBy, unfraudAskedAt }) =>
        status === 'FRAUD' && (
          <>
            <Alert severity="error">{translate('orders.frozen')}</Alert>
            <SecondAsk wish="orders.liftWish" by={unfraudAskedBy} at={unfraudAskedAt} />
          </>
        )
      }
    </WithRecord>
  )
}

export default function OrderShow() {
  const isBank = useIsBank()
  return (
    <ShowPage
      status={<StatusChip source="status" of="order" />}
      commands={
        isBank ? (
          <Stack direction="row" spacing={1}>
            <WithRecord<RecordOf<'orders'>>>
              {({ id, hasApprobation }) =>
                hasApprobation && <EvidenceButton path={`company-orders/${id}`} />
              }
            </WithRecord>
            <FraudButton />
            <UnfraudButton />
          </Stack>
        ) : (
          <Stack direction="row" spacing={1}>
            <ConfirmOrderButton />
            <ReturnButton />
            <CancelOrderButton />
          </Stack>
        )
      }
      aside={<RecordHistory />}
    >
      <Frozen />
      <FactSheet title="orders.amounts">
        <DescribedFacts
          of="orders"
          fields={['grandTotalAmount', 'kasbenoFeeAmount', 'bankFeeAmount', 'refundAmount']}
        />
      </FactSheet>
      <FactSheet title="orders.facts">
        <DescribedFacts
          of="orders"
          fields={[
            { field: 'distributorName', to: 'distributors', by: 'distributorId' },
            'branchName?',
            <Fact source="customerName">
              <Customer />
            </Fact>,
            'phone',
            'plan',
            'externalId',
            'referenceNumber',
            'invoicedAt',
            'createdAt',
            'paidAt',
            'paymentSource',
            'bankReferenceNumber',
            'dueDateInDays',
            'payableUntil',
            { field: 'cancelReason', isWide: true, isOptional: true },
          ]}
        />
      </FactSheet>
      {isBank && (
        <FactSheet title="orders.installment">
          <Installment />
        </FactSheet>
      )}
      <FactSheet title="orders.items">
        <WithRecord<RecordOf<'orders'>>>
          {({ orderItems }) => <Items items={orderItems} />}
        </WithRecord>
      </FactSheet>
      <OrderVersions />
      <LedgerEntries />
    </ShowPage>
  )
}
