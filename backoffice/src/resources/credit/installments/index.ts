import icon from '@mui/icons-material/EventOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'installments',
  menu: { group: 'credit', place: 20 },
  icon,
  list: lazy(() => import('./InstallmentList')),
  recordRepresentation: 'externalId',
  looks: {
    installment: { AWAITING_DUE_DATE: 'open', PAST_DUE: 'blocked', CLEARED: 'done' },
  },
  words: fa,
})
