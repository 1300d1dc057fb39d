import icon from '@mui/icons-material/RuleOutlined'
import { lazy } from 'react'
import { defineResource } from '../../manifests/define'
import { templateName } from '../contract-templates/templateName'
import { fa } from './fa'

export default defineResource({
  name: 'contract-template-requests',
  menu: { group: 'credit', place: 70 },
  icon,
  list: lazy(() => import('./ContractTemplateRequestList')),
  show: lazy(() => import('./ContractTemplateRequestShow')),
  recordRepresentation: templateName,
  subject: 'show',
  words: fa,
})
