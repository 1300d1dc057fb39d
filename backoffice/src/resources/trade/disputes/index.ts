import icon from '@mui/icons-material/RuleFolderOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'disputes',
  menu: { group: 'trade', place: 15 },
  icon,
  list: lazy(() => import('./DisputeList')),
  show: lazy(() => import('./DisputeShow')),
  recordRepresentation: 'externalId',
  subject: 'show',
  looks: {
    dispute: {
      OPEN: 'open',
      ESCALATED: 'waiting',
      ACCEPTED: 'done',
      REFUSED: 'refused',
      WITHDRAWN: 'none',
      LAPSED: 'none',
    },
  },
  words: fa,
})
