import icon from '@mui/icons-material/EventRepeatOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'renewals',
  menu: { group: 'credit', place: 15 },
  icon,
  recordRepresentation: 'ownerName',
  list: lazy(() => import('./RenewalList')),
  words: fa,
})
