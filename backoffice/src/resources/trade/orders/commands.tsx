import { orderTransitions } from '@kasbeno/api/contracts/orders'
import { canMove } from '@kasbeno/api/contracts/transitions'
import ReportIcon from '@mui/icons-material/ReportOutlined'
import { command } from '../../../components/CommandButton'

/** Stops an invoice that looks like fraud, until somebody lets it go on. */
export const FraudButton = command({
  name: 'reportFraud',
  permission: 'orders.fraud',
  path: ({ id }) => `orders/${id}/fraud`,
  icon: <ReportIcon />,
  color: 'error',
  reason: 'required',
  words: ({ externalId }) => ({ invoice: externalId }),
  hideWhenDisabled: true,
  disabledReason: ({ status }) =>
    canMove(orderTransitions, status, 'FRAUD') ? null : 'orders.notFreezable',
})
