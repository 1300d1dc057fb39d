import icon from '@mui/icons-material/HourglassBottomOutlined'
import { lazy } from 'react'

export const receivables = {
  list: lazy(() => import('./ReceivableList')),
  icon,
  recordRepresentation: 'externalId',
}
