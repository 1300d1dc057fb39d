import icon from '@mui/icons-material/HistoryEduOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'contracts',
  menu: { group: 'credit', place: 50 },
  icon,
  list: lazy(() => import('./ContractList')),
  show: lazy(() => import('./ContractShow')),
  recordRepresentation: ({ ownerName }: RaRecord) => String(ownerName ?? ''),
  subject: 'show',
  words: fa,
})
