import icon from '@mui/icons-material/OutputOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'withdrawals',
  menu: { group: 'money', place: 25 },
  icon,
  list: lazy(() => import('./WithdrawalList')),
  show: lazy(() => import('./WithdrawalShow')),
  recordRepresentation: 'referenceCode',
  subject: 'show',
  looks: {
    withdrawal: {
      REQUESTED: 'waiting',
      APPROVED: 'moving',
      SENT: 'moving',
      PAID: 'done',
      FAILED: 'refused',
      CANCELED: 'none',
    },
  },
  words: fa,
})
