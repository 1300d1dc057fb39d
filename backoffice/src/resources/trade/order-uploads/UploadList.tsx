import { Stack } from '@mui/material'
import { FileButton } from '../../../components/FileButton'
import { describedList } from '../../../components/list/describedList'
import { useIsBank } from '../../../components/useIsBank'
import { SendUploadButton } from './SendUploadButton'

/** The bank reads what distributors send. */
const Actions = () =>
  useIsBank() ? null : (
    <Stack direction="row" spacing={1}>
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
