import ReportsIcon from '@mui/icons-material/InsightsOutlined'
import icon from '@mui/icons-material/LocalShippingOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'distributors',
  changedWith: 'distributors.update',
  menu: { group: 'trade', place: 30 },
  icon,
  list: lazy(() => import('./DistributorList')),
  show: lazy(() => import('./DistributorShow')),
  create: lazy(() => import('./DistributorCreate')),
  edit: lazy(() => import('./DistributorEdit')),
  pages: [
    {
      path: '/distributor-reports',
      Page: lazy(() => import('./reports/ReportsPage')),
      permission: 'distributor-reports.read',
      label: 'reports.title',
      icon: ReportsIcon,
      menu: { group: 'trade', place: 12 },
    },
  ],
  recordRepresentation: 'name',
  subject: 'show',
  words: fa,
})
