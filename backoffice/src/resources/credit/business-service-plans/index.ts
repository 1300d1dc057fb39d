import icon from '@mui/icons-material/StorefrontOutlined'
import { lazy } from 'react'
import { words } from '@kasbeno/api/contracts/words'
import { defineResource } from '../../../manifests/define'
import type { RowOf } from '../../../providers/contract'
import { fa } from './fa'

export default defineResource({
  name: 'business-service-plans',
  menu: { group: 'credit', place: 34 },
  icon,
  list: lazy(() => import('./ServicePlanList')),
  show: lazy(() => import('./ServicePlanShow')),
  recordRepresentation: ({ plan }: RowOf<'business-service-plans'>) => words.plan[plan],
  subject: 'show',
  words: fa,
})
