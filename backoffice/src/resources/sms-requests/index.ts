import icon from '@mui/icons-material/MarkChatReadOutlined'
import { words } from '@kasbeno/api/contracts/words'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'sms-requests',
  menu: { group: 'system', place: 13 },
  icon,
  list: lazy(() => import('./SmsRequestList')),
  show: lazy(() => import('./SmsRequestShow')),
  recordRepresentation: ({ about }: RaRecord) =>
    words.smsSubject[about as keyof typeof words.smsSubject] ?? '',
  subject: 'show',
  words: fa,
})
