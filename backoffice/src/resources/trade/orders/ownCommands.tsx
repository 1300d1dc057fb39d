import { orderTransitions } from '@kasbeno/api/contracts/orders'
import { canMove } from '@kasbeno/api/contracts/transitions'
import CancelIcon from '@mui/icons-material/CloseOutlined'
import ConfirmIcon from '@mui/icons-material/CheckOutlined'
import type { RaRecord } from 'react-admin'
import { command } from '../../../components/CommandButton'

const words = ({ externalId }: RaRecord) => ({ invoice: externalId })

export const ConfirmOrderButton = command({
  name: 'confirmOrder',
  permission: 'orders.handle',
  path: ({ id }) => `orders/${id}/confirm`,
  icon: <ConfirmIcon />,
  color: 'primary',
  variant: 'contained',
  words,
  hideWhenDisabled: true,
  disabledReason: ({ status }) => (status === 'PENDING' ? null : 'orders.notConfirmable'),
})

export const CancelOrderButton = command({
  name: 'cancelOrder',
  permission: 'orders.handle',
  path: ({ id }) => `orders/${id}/cancel`,
  icon: <CancelIcon />,
  color: 'error',
  reason: 'required',
  words,
  hideWhenDisabled: true,
  disabledReason: ({ status }) =>
    status !== 'FRAUD' && canMove(orderTransitions, status, 'CANCELED')
      ? null
      : 'orders.notCancelable',
})
