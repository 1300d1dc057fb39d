import ConfirmIcon from '@mui/icons-material/CheckOutlined'
import { uploadTransitions } from '@kasbeno/api/contracts/order_uploads'
import { canMove } from '@kasbeno/api/contracts/transitions'
import { command } from '../../../components/CommandButton'

export const PostUploadButton = command({
  name: 'postUpload',
  permission: 'order-uploads.post',
  path: ({ id }) => `orders/uploads/${id}/post`,
  icon: <ConfirmIcon />,
  color: 'primary',
  variant: 'contained',
  words: ({ fileName }) => ({ file: fileName }),
  disabledReason: ({ status, readyInvoices, linesDeletedAt }) => {
    if (linesDeletedAt) return 'orderUploads.linesGone'
    if (!canMove(uploadTransitions, status, 'POSTING')) return 'orderUploads.notPostable'
    return readyInvoices > 0 ? null : 'orderUploads.nothingReady'
  },
})
