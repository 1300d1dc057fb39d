import icon from '@mui/icons-material/ReportProblemOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'payout-alarms',
  menu: { group: 'money', place: 42 },
  icon,
  list: lazy(() => import('./PayoutAlarmList')),
  words: fa,
})
