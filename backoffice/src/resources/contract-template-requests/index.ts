import icon from '@mui/icons-material/RuleOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'contract-template-requests',
  menu: { group: 'credit', place: 70 },
  icon,
  list: lazy(() => import('./ContractTemplateRequestList')),
  show: lazy(() => import('./ContractTemplateRequestShow')),
  recordRepresentation: ({ version }: RaRecord) => String(version ?? ''),
  subject: 'show',
  words: fa,
})
