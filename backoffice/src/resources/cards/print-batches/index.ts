import icon from '@mui/icons-material/LocalPrintshopOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'print-batches',
  menu: { group: 'cards', place: 30 },
  icon,
  list: lazy(() => import('./PrintBatchList')),
  show: lazy(() => import('./PrintBatchShow')),
  recordRepresentation: ({ number }: RaRecord) => String(number ?? ''),
  subject: 'show',
  looks: {
    printAnswer: {
      PRINTED: 'done',
      FAILED: 'done',
      ANSWERED_BEFORE: 'none',
      BATCH_CANCELED: 'refused',
      UNKNOWN_REFERENCE: 'refused',
      UNKNOWN_VERDICT: 'unknown',
      WRONG_STATE: 'refused',
    },
  },
  words: fa,
})
