import icon from '@mui/icons-material/ReceiptOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'company-transactions',
  menu: { group: 'trade', place: 25 },
  icon,
  list: lazy(() => import('./CompanyTransactionList')),
  show: lazy(() => import('./CompanyTransactionShow')),
  recordRepresentation: 'referenceCode',
  words: fa,
})
