import icon from '@mui/icons-material/SwapVertOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'transactions',
  menu: { group: 'money', place: 14 },
  icon,
  list: lazy(() => import('./TransactionList')),
  words: fa,
})
