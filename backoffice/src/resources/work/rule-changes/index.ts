import icon from '@mui/icons-material/RuleOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'rule-changes',
  menu: { group: 'work', place: 24 },
  icon,
  list: lazy(() => import('./RuleChangeList')),
  show: lazy(() => import('./RuleChangeShow')),
  recordRepresentation: ({ companyName }: RaRecord) => String(companyName ?? ''),
  looks: {
    ruleChange: {
      PENDING: 'waiting',
      CONFIRMED: 'done',
      REFUSED: 'refused',
      WITHDRAWN: 'none',
      OUTDATED: 'none',
    },
  },
  words: fa,
})
