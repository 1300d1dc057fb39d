import icon from '@mui/icons-material/ReceiptLongOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'orders',
  menu: { group: 'trade', place: 10 },
  icon,
  list: lazy(() => import('./OrderList')),
  show: lazy(() => import('./OrderShow')),
  recordRepresentation: 'externalId',
  subject: 'show',
  formerSubjects: ['company-orders'],
  looks: {
    order: {
      CREATED: 'open',
      HOLDED: 'moving',
      PENDING: 'waiting',
      COMPLETED: 'done',
      CANCELED: 'refused',
      CLOSED: 'none',
      FRAUD: 'blocked',
      TEST: 'none',
    },
  },
  words: fa,
})
