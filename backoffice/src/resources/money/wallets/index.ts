import icon from '@mui/icons-material/AccountBalanceWalletOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'wallets',
  menu: { group: 'money', place: 12 },
  icon,
  list: lazy(() => import('./WalletList')),
  formerSubjects: ['company-wallets'],
  words: fa,
})
