import icon from '@mui/icons-material/CellTowerOutlined'
import { words } from '@kasbeno/api/contracts/words'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'sms-providers',
  menu: { group: 'system', place: 12 },
  icon,
  list: lazy(() => import('./SmsProviderList')),
  show: lazy(() => import('./SmsProviderShow')),
  recordRepresentation: ({ name }: RaRecord) =>
    words.smsProvider[name as keyof typeof words.smsProvider] ?? '',
  subject: 'show',
  words: fa,
})
