import { useCanAccess, useGetManyReference, useRecordContext } from 'react-admin'
import { Code } from '../../components/CodeField'
import { FactSheet } from '../../components/Facts'
import { JalaliDate } from '../../components/JalaliDateField'
import { RecordLink } from '../../components/RecordLink'
import { Rials } from '../../components/RialField'
import { Status } from '../../components/StatusChip'
import { SubTable } from '../../components/SubTable'

const ordersShown = 10

/** The person's newest invoices. */
export const UserOrders = () => {
  const record = useRecordContext()
  const { canAccess = false } = useCanAccess({ resource: 'orders', action: 'list' })
  const { data = [] } = useGetManyReference(
    'orders',
    {
      target: 'userId',
      id: record?.id ?? '',
      pagination: { page: 1, perPage: ordersShown },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: {},
    },
    { enabled: canAccess && record !== undefined }
  )
  if (!canAccess) return null
  return (
    <FactSheet title="users.orders">
      <SubTable
        label="users.orders"
        rows={data}
        rowKey={({ id }) => String(id)}
        columns={[
          {
            label: 'resources.orders.fields.externalId',
            render: ({ id, externalId }) => (
              <RecordLink resource="orders" id={id}>
                <Code value={externalId} />
              </RecordLink>
            ),
          },
          {
            label: 'resources.orders.fields.distributorName',
            render: ({ distributorName }) => distributorName,
          },
          {
            label: 'resources.orders.fields.status',
            render: ({ status }) => <Status of="order" value={status} />,
          },
          {
            label: 'resources.orders.fields.grandTotalAmount',
            isNumber: true,
            render: ({ grandTotalAmount }) => <Rials value={grandTotalAmount} hideUnit />,
          },
          {
            label: 'resources.orders.fields.invoicedAt',
            render: ({ invoicedAt }) => <JalaliDate value={invoicedAt} withTime />,
          },
        ]}
      />
    </FactSheet>
  )
}
