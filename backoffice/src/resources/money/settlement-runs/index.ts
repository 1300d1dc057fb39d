import icon from '@mui/icons-material/CurrencyExchangeOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'settlement-runs',
  menu: { group: 'money', place: 30 },
  icon,
  list: lazy(() => import('./SettlementRunList')),
  show: lazy(() => import('./SettlementRunShow')),
  recordRepresentation: ({ number }: RaRecord) => String(number ?? ''),
  subject: 'show',
  formerSubjects: ['settlement-run'],
  looks: {
    run: { PREVIEW: 'waiting', APPROVED: 'moving', DONE: 'done', CANCELED: 'none' },
    resultAnswer: {
      RECORDED: 'done',
      COMPLETED: 'done',
      CONFIRMED: 'done',
      UNKNOWN_PAYMENT: 'refused',
      OTHER_AMOUNT: 'refused',
      NO_AMOUNT: 'refused',
      UNKNOWN_STATUS: 'unknown',
      NOT_ANSWERED: 'waiting',
      ALREADY_RECORDED: 'none',
      FORMER_ATTEMPT: 'unknown',
      CONTRADICTS: 'refused',
      NEEDS_FILE: 'refused',
      NOT_SENT: 'refused',
    },
    payoutAlarm: {
      OTHER_TRACKING_NUMBER: 'refused',
      FAILED_AFTER_PAID: 'refused',
      PAID_AFTER_FAILED: 'refused',
      PAID_AFTER_RESEND: 'refused',
    },
  },
  words: fa,
})
