import { isPaid } from '@kasbeno/api/contracts/orders'
import ReturnIcon from '@mui/icons-material/AssignmentReturnOutlined'
import { lazy } from 'react'
import { useRecordContext } from 'react-admin'
import { DialogButton } from '../../../components/DialogButton'
import type { RecordOf } from '../../../providers/contract'

const ReturnDialog = lazy(() => import('./ReturnDialog'))

/** Of a paid invoice; before payment the distributor's program sends another. */
export const ReturnButton = () => {
  const order = useRecordContext<RecordOf<'orders'>>()
  if (!order || !isPaid(order.status)) return null
  return (
    <DialogButton<RecordOf<'orders'>>
      permission="orders.handle"
      label="commands.returnGoods.label"
      icon={<ReturnIcon />}
    >
      {(record, close) => <ReturnDialog order={record} onClose={close} />}
    </DialogButton>
  )
}
