import icon from '@mui/icons-material/ReceiptLongOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'

export default defineResource({
  name: 'platform-fees',
  menu: { group: 'credit', place: 16 },
  icon,
  recordRepresentation: 'ownerName',
  list: lazy(() => import('./PlatformFeeList')),
})
