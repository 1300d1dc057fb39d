import icon from '@mui/icons-material/FactCheckOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'reconciliations',
  parts: ['reconciliation-lines'],
  menu: { group: 'money', place: 22 },
  icon,
  list: lazy(() => import('./ReconciliationList')),
  show: lazy(() => import('./ReconciliationShow')),
  recordRepresentation: 'fileName',
  subject: 'show',
  looks: {
    reconciliation: { OPEN: 'open', CLOSED: 'done' },
    reconciliationLine: {
      MATCHED: 'done',
      MISSING_HERE: 'refused',
      MISSING_THERE: 'refused',
      AMOUNT_DIFFERS: 'unknown',
      DUPLICATE: 'none',
    },
    reconciliationLineState: {
      MATCHED: 'done',
      OPEN: 'open',
      ASKED: 'waiting',
      RESOLVED: 'done',
    },
  },
  words: fa,
})
