import icon from '@mui/icons-material/FactCheckOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'inquiries',
  menu: { group: 'credit', place: 5 },
  icon,
  list: lazy(() => import('./InquiryList')),
  words: fa,
})
