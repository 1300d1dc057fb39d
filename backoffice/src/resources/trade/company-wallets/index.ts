import icon from '@mui/icons-material/AccountBalanceWalletOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'company-wallets',
  menu: { group: 'trade', place: 26 },
  icon,
  list: lazy(() => import('./CompanyWalletList')),
  words: fa,
})
