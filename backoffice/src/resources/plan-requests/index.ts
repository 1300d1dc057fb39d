import icon from '@mui/icons-material/RuleOutlined'
import { lazy } from 'react'
import { defineResource } from '../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'plan-requests',
  menu: { group: 'credit', place: 36 },
  icon,
  list: lazy(() => import('./PlanRequestList')),
  show: lazy(() => import('./PlanRequestShow')),
  subject: 'show',
  words: fa,
})
