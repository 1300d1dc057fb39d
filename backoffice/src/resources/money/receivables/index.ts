import icon from '@mui/icons-material/HourglassBottomOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'receivables',
  menu: { group: 'money', place: 60 },
  icon,
  list: lazy(() => import('./ReceivableList')),
  recordRepresentation: 'externalId',
  looks: {
    receivable: { OPEN: 'open', AT_BANK: 'waiting', REFUSED: 'refused' },
  },
  words: fa,
})
