import icon from '@mui/icons-material/PaymentOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'payments',
  menu: { group: 'money', place: 10 },
  icon,
  list: lazy(() => import('./PaymentList')),
  show: lazy(() => import('./PaymentShow')),
  recordRepresentation: 'referenceCode',
  subject: 'show',
  formerSubjects: ['company-transactions'],
  looks: {
    payment: {
      CREATED: 'open',
      REDIRECTED: 'moving',
      CALLBACK_RECEIVED: 'moving',
      IN_DOUBT: 'unknown',
      COMPLETED: 'done',
      FINAL_ERROR: 'refused',
      REQUEST_ERROR: 'refused',
    },
    bankVerdict: {
      PAID: 'done',
      SETTLED: 'done',
      NOT_SETTLED: 'refused',
      NOT_PAID: 'refused',
      REVERSED: 'refused',
      UNKNOWN: 'unknown',
    },
  },
  words: fa,
})
