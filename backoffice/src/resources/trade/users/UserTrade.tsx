import { installmentStatuses } from '@kasbeno/api/contracts/orders'
import { useTranslate } from 'react-admin'
import { Code } from '../../../components/CodeField'
import { JalaliDate } from '../../../components/JalaliDateField'
import { RecordLink } from '../../../components/RecordLink'
import { Rials } from '../../../components/RialField'
import { Status } from '../../../components/StatusChip'
import type { RowOf } from '../../../providers/contract'
import { RelatedRows } from './Related'

const openInstallments = installmentStatuses.filter((status) => status !== 'CLEARED')

const order = (field: string) => `resources.orders.fields.${field}`
const debt = (field: string) => `resources.installments.fields.${field}`
const report = (field: string) => `resources.disputes.fields.${field}`
const payment = (field: string) => `resources.payments.fields.${field}`

export const UserOrders = () => (
  <RelatedRows<RowOf<'orders'>>
    resource="orders"
    title="users.orders"
    sort={{ field: 'createdAt', order: 'DESC' }}
    columns={[
      {
        label: order('externalId'),
        render: ({ id, externalId }) => (
          <RecordLink resource="orders" id={id}>
            <Code value={externalId} />
          </RecordLink>
        ),
      },
      { label: order('distributorName'), render: ({ distributorName }) => distributorName },
      { label: order('status'), render: ({ status }) => <Status of="order" value={status} /> },
      {
        label: order('grandTotalAmount'),
        isNumber: true,
        render: ({ grandTotalAmount }) => <Rials value={grandTotalAmount} hideUnit />,
      },
      {
        label: order('invoicedAt'),
        render: ({ invoicedAt }) => <JalaliDate value={invoicedAt} withTime />,
      },
    ]}
  />
)

export const UserDebts = () => (
  <RelatedRows<RowOf<'installments'>>
    resource="installments"
    title="users.debts"
    filter={{ status: openInstallments }}
    sort={{ field: 'dueDate', order: 'ASC' }}
    columns={[
      {
        label: debt('externalId'),
        render: ({ orderId, externalId }) => (
          <RecordLink resource="orders" id={orderId}>
            <Code value={externalId} />
          </RecordLink>
        ),
      },
      { label: debt('dueDate'), render: ({ dueDate }) => <JalaliDate value={dueDate} /> },
      { label: debt('status'), render: ({ status }) => <Status of="installment" value={status} /> },
      {
        label: debt('remainingAmount'),
        isNumber: true,
        render: ({ remainingAmount }) => <Rials value={remainingAmount ?? null} hideUnit />,
      },
    ]}
  />
)

export const UserDisputes = () => (
  <RelatedRows<RowOf<'disputes'>>
    resource="disputes"
    title="users.disputes"
    sort={{ field: 'openedAt', order: 'DESC' }}
    columns={[
      {
        label: report('externalId'),
        render: ({ id, externalId }) => (
          <RecordLink resource="disputes" id={id}>
            <Code value={externalId} />
          </RecordLink>
        ),
      },
      { label: report('status'), render: ({ status }) => <Status of="dispute" value={status} /> },
      {
        label: report('goodsAmount'),
        isNumber: true,
        render: ({ goodsAmount }) => <Rials value={goodsAmount} hideUnit />,
      },
      {
        label: report('openedAt'),
        render: ({ openedAt }) => <JalaliDate value={openedAt} withTime />,
      },
    ]}
  />
)

const Purpose = ({ value }: { value: string }) => <>{useTranslate()(`enums.purpose.${value}`)}</>

export const UserPayments = () => (
  <RelatedRows<RowOf<'payments'>>
    resource="payments"
    title="users.payments"
    sort={{ field: 'createdAt', order: 'DESC' }}
    columns={[
      {
        label: payment('referenceCode'),
        render: ({ id, referenceCode }) => (
          <RecordLink resource="payments" id={id}>
            <Code value={referenceCode} />
          </RecordLink>
        ),
      },
      { label: payment('purpose'), render: ({ purpose }) => <Purpose value={purpose} /> },
      { label: payment('status'), render: ({ status }) => <Status of="payment" value={status} /> },
      {
        label: payment('amount'),
        isNumber: true,
        render: ({ amount }) => <Rials value={amount} hideUnit />,
      },
      {
        label: payment('createdAt'),
        render: ({ createdAt }) => <JalaliDate value={createdAt} withTime />,
      },
    ]}
  />
)
