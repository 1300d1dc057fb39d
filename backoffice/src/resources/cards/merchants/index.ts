import icon from '@mui/icons-material/PointOfSaleOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'merchants',
  changedWith: 'merchants.update',
  menu: { group: 'cards', place: 50 },
  icon,
  list: lazy(() => import('./MerchantList')),
  show: lazy(() => import('./MerchantShow')),
  create: lazy(() => import('./MerchantCreate')),
  edit: lazy(() => import('./MerchantEdit')),
  recordRepresentation: 'name',
  subject: 'show',
  words: fa,
})
