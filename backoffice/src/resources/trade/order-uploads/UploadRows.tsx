import {
  isMendable,
  type UploadRow,
  type UploadRows as Rows,
  type UploadStatus,
} from '@kasbeno/api/contracts/order_uploads'
import { Button, Checkbox, FormControlLabel } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePermissions, useTranslate } from 'react-admin'
import { FactSheet } from '../../../components/Facts'
import { LoadError } from '../../../components/LoadError'
import { getJson } from '../../../providers/http'
import { UploadGrid } from './UploadGrid'

interface UploadRowsProps {
  id: string
  status: UploadStatus
  /** What the rows are read anew for. */
  state: string
}

const pageOf = (id: string, isRejected: boolean, after: number, signal: AbortSignal) =>
  getJson<'/api/distributor/orders/uploads/{id}/rows'>(
    `/api/distributor/orders/uploads/${id}/rows?after=${after}${isRejected ? '&isRejected=true' : ''}`,
    signal
  ) as Promise<Rows>

/** The lines of a file, page by page; those that cannot be sold are mended where they stand. */
export const UploadRows = ({ id, status, state }: UploadRowsProps) => {
  const translate = useTranslate()
  const { permissions = [] } = usePermissions<string[]>()
  const [isRejected, setIsRejected] = useState(false)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['order-uploads', 'rows', { id }, isRejected, state],
    queryFn: ({ pageParam, signal }) => pageOf(id, isRejected, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })
  const lines: UploadRow[] = data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <FactSheet title="orderUploads.rows">
      <FormControlLabel
        label={translate('orderUploads.rejectedOnly')}
        control={
          <Checkbox checked={isRejected} onChange={(_, checked) => setIsRejected(checked)} />
        }
      />
      {error && <LoadError error={error} retry={() => void refetch()} />}
      {data && (
        <UploadGrid
          id={id}
          lines={lines}
          mayMend={isMendable(status) && permissions.includes('order-uploads.post')}
        />
      )}
      {hasNextPage && (
        <Button
          variant="outlined"
          disabled={isFetching}
          onClick={() => void fetchNextPage()}
          sx={{ mt: 1 }}
        >
          {translate('orderUploads.nextRows')}
        </Button>
      )}
    </FactSheet>
  )
}
