import icon from '@mui/icons-material/FactCheckOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'payout-items',
  menu: { group: 'money', place: 50 },
  icon,
  list: lazy(() => import('./PayoutItemList')),
  recordRepresentation: 'externalId',
  words: fa,
})
