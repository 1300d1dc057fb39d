import icon from '@mui/icons-material/ArticleOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { templateName } from './templateName'
import { fa } from './fa'

export default defineResource({
  name: 'contract-templates',
  menu: { group: 'credit', place: 60 },
  icon,
  list: lazy(() => import('./ContractTemplateList')),
  show: lazy(() => import('./ContractTemplateShow')),
  recordRepresentation: templateName,
  subject: 'show',
  looks: { contractTemplate: { DRAFT: 'open', IN_FORCE: 'done', RETIRED: 'none' } },
  words: fa,
})
