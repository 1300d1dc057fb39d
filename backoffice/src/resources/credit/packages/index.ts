import icon from '@mui/icons-material/SellOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { formatNumber } from '../../../lib/format'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'packages',
  menu: { group: 'credit', place: 30 },
  icon,
  list: lazy(() => import('./PackageList')),
  show: lazy(() => import('./PackageShow')),
  subject: 'show',
  recordRepresentation: ({ amount }: RaRecord) => formatNumber(Number(amount)),
  looks: {
    package: {
      START: 'none',
      CREATED: 'open',
      ALLOCATE_PENDING: 'waiting',
      ENABLED: 'done',
      CANCELED: 'refused',
      EXPIRED: 'refused',
    },
  },
  words: fa,
})
