import icon from '@mui/icons-material/CreditScoreOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'card-payments',
  menu: { group: 'cards', place: 70 },
  icon,
  list: lazy(() => import('./CardPaymentList')),
  show: lazy(() => import('./CardPaymentShow')),
  recordRepresentation: 'reference',
  looks: { cardPayment: { PAID: 'done', REFUSED: 'refused', REVERSED: 'none' } },
  words: fa,
})
