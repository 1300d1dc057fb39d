import { orderUploadLimits, type UploadRows as Rows } from '@kasbeno/api/contracts/order_uploads'
import { useQuery } from '@tanstack/react-query'
import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FactSheet } from '../../../components/Facts'
import { LoadError } from '../../../components/LoadError'
import { SubTable } from '../../../components/SubTable'
import { Status } from '../../../components/StatusChip'
import { formatCode, formatNumber } from '../../../lib/format'
import { getJson } from '../../../providers/http'

/** The first lines, as far as one page goes; the others are in the file. */
export const UploadRows = ({ id, state }: { id: string; state: string }) => {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: ['order-uploads', 'rows', { id }, state],
    queryFn: ({ signal }) =>
      getJson<'/api/distributor/orders/uploads/{id}/rows'>(
        `/api/distributor/orders/uploads/${id}/rows`,
        signal
      ) as Promise<Rows>,
  })
  return (
    <FactSheet title="orderUploads.rows">
      {error && <LoadError error={error} retry={() => void refetch()} />}
      {data?.next && (
        <Alert severity="info">
          {translate('orderUploads.firstRows', { count: formatNumber(orderUploadLimits.page) })}
        </Alert>
      )}
      {data && (
        <SubTable
          label="orderUploads.rows"
          rows={data.rows}
          rowKey={({ row }) => String(row)}
          columns={[
            { label: 'orderUploads.row', isNumber: true, render: ({ row }) => formatNumber(row) },
            {
              label: 'resources.orders.fields.externalId',
              render: ({ externalId }) => formatCode(externalId),
            },
            { label: 'orders.item.name', render: ({ cells }) => cells.itemName },
            {
              label: 'orderUploads.result',
              render: ({ status, orderId }) =>
                orderId ? (
                  <Status of="orderUpload" value="DONE" />
                ) : (
                  <Status of="uploadRow" value={status} />
                ),
            },
            { label: 'orderUploads.reason', render: ({ message }) => message },
          ]}
        />
      )}
    </FactSheet>
  )
}
