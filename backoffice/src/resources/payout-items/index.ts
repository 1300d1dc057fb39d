import icon from '@mui/icons-material/FactCheckOutlined'
import { lazy } from 'react'

export const payoutItems = {
  list: lazy(() => import('./PayoutItemList')),
  icon,
  recordRepresentation: 'externalId',
}
