import icon from '@mui/icons-material/CreditScoreOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'credit-lines',
  menu: { group: 'credit', place: 10 },
  icon,
  list: lazy(() => import('./CreditLineList')),
  show: lazy(() => import('./CreditLineShow')),
  recordRepresentation: ({ ownerName }: RaRecord) => String(ownerName ?? ''),
  subject: 'show',
  looks: {
    line: { ACTIVE: 'done', BLOCKED: 'blocked', EXPIRED: 'refused', NOT_ALLOCATED: 'none' },
  },
  words: fa,
})
