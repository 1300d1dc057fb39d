import { Stack } from '@mui/material'
import { useEffect } from 'react'
import { useListContext, useRefresh } from 'react-admin'
import { FileButton } from '../../../components/FileButton'
import { describedList } from '../../../components/list/describedList'
import { useIsBank } from '../../../components/useIsBank'
import type { RowOf } from '../../../providers/contract'
import { SendUploadButton } from './SendUploadButton'

const progressMs = 3_000

/** Looks again while the invoices of a file are posted, and once more when they are. */
const Progress = () => {
  const refresh = useRefresh()
  const { data = [] } = useListContext<RowOf<'order-uploads'>>()
  const isPosting = data.some(({ status }) => status === 'POSTING')
  useEffect(() => {
    if (!isPosting) return
    const timer = setInterval(refresh, progressMs)
    return () => clearInterval(timer)
  }, [isPosting, refresh])
  return null
}

/** The bank reads what distributors send. */
const Actions = () =>
  useIsBank() ? null : (
    <Stack direction="row" spacing={1}>
      <Progress />
      <FileButton
        label="orderUploads.template"
        path={() => '/api/distributor/orders/uploads/template'}
        name="invoices-template"
        formats={['xlsx']}
      />
      <SendUploadButton />
    </Stack>
  )

export default describedList('order-uploads', {
  columns: [
    'fileName',
    { field: 'distributorName', isForBank: true },
    'branchName',
    'status',
    'invoices',
    'readyInvoices',
    'postedInvoices',
    'uploadedByName',
    'createdAt',
  ],
  actions: <Actions />,
})
