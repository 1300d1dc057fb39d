import icon from '@mui/icons-material/RequestQuoteOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'company-orders',
  menu: { group: 'trade', place: 24 },
  icon,
  list: lazy(() => import('./CompanyOrderList')),
  // The page of an invoice is one, whoever bought.
  show: lazy(() => import('../orders/OrderShow')),
  recordRepresentation: 'externalId',
  words: fa,
})
