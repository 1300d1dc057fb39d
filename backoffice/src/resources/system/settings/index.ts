import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import InsightsIcon from '@mui/icons-material/InsightsOutlined'
import icon from '@mui/icons-material/TuneOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'settings',
  changedWith: 'settings.update',
  menu: { group: 'system', place: 40 },
  icon,
  list: lazy(() => import('./SettingList')),
  pages: [
    {
      path: '/special-modal',
      Page: lazy(() => import('./SpecialModalPage')),
      label: 'specialModal.page',
      icon: CampaignIcon,
      menu: { group: 'system', place: 41 },
    },
    {
      path: '/marketing',
      Page: lazy(() => import('./MarketingPage')),
      permission: 'marketing.read',
      label: 'marketing.page',
      icon: InsightsIcon,
      menu: { group: 'system', place: 42 },
    },
  ],
  recordRepresentation: 'key',
  words: fa,
})
