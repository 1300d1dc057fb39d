import icon from '@mui/icons-material/TextsmsOutlined'
import { words } from '@kasbeno/api/contracts/words'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'sms-templates',
  menu: { group: 'system', place: 11 },
  icon,
  list: lazy(() => import('./SmsTemplateList')),
  show: lazy(() => import('./SmsTemplateShow')),
  recordRepresentation: ({ name }: RaRecord) =>
    words.smsTemplate[name as keyof typeof words.smsTemplate] ?? '',
  subject: 'show',
  words: fa,
})
