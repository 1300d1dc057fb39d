import icon from '@mui/icons-material/EditNoteOutlined'
import { words } from '@kasbeno/api/contracts/words'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'manual-reports',
  changedWith: 'manual-reports.write',
  menu: { group: 'work', place: 42 },
  icon,
  list: lazy(() => import('./ManualReportList')),
  show: lazy(() => import('./ManualReportShow')),
  create: lazy(() => import('./ManualReportCreate')),
  recordRepresentation: ({ subject }: RaRecord) =>
    words.reportSubject[subject as keyof typeof words.reportSubject] ?? '',
  subject: 'show',
  words: fa,
})
