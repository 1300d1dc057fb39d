import icon from '@mui/icons-material/SmsOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'sms',
  menu: { group: 'system', place: 10 },
  icon,
  list: lazy(() => import('./SmsList')),
  show: lazy(() => import('./SmsShow')),
  recordRepresentation: 'phone',
  looks: {
    sms: {
      SENDING: 'moving',
      SENT: 'done',
      UNKNOWN: 'unknown',
      FAILED: 'refused',
      WITHHELD: 'none',
    },
    smsDelivery: {
      ON_ITS_WAY: 'moving',
      DELIVERED: 'done',
      NOT_DELIVERED: 'refused',
      NEVER_TOLD: 'unknown',
    },
  },
  words: fa,
})
