import icon from '@mui/icons-material/AccountBalanceOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'bank-branches',
  changedWith: 'bank-branches.update',
  menu: { group: 'system', place: 33 },
  icon,
  list: lazy(() => import('./BankBranchList')),
  show: lazy(() => import('./BankBranchShow')),
  create: lazy(() => import('./BankBranchCreate')),
  edit: lazy(() => import('./BankBranchEdit')),
  recordRepresentation: 'name',
  subject: 'show',
  words: fa,
})
