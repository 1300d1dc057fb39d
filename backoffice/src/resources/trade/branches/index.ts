import icon from '@mui/icons-material/StorefrontOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'branches',
  changedWith: 'branches.update',
  menu: { group: 'trade', place: 50 },
  icon,
  list: lazy(() => import('./BranchList')),
  create: lazy(() => import('./BranchCreate')),
  edit: lazy(() => import('./BranchEdit')),
  recordRepresentation: 'name',
  words: fa,
})
