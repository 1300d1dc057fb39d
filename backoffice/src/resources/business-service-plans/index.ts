import icon from '@mui/icons-material/StorefrontOutlined'
import { lazy } from 'react'
import { defineResource } from '../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'business-service-plans',
  menu: { group: 'credit', place: 34 },
  icon,
  list: lazy(() => import('./ServicePlanList')),
  show: lazy(() => import('./ServicePlanShow')),
  recordRepresentation: 'plan',
  subject: 'show',
  words: fa,
})
