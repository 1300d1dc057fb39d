import icon from '@mui/icons-material/CreditCardOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'cards',
  menu: { group: 'cards', place: 10 },
  icon,
  list: lazy(() => import('./CardList')),
  show: lazy(() => import('./CardShow')),
  recordRepresentation: 'ownerName',
  subject: 'show',
  looks: {
    card: {
      CREATED: 'waiting',
      PRINT_PENDING: 'waiting',
      PRINTED: 'moving',
      DELIVERED: 'open',
      ENABLED: 'done',
      FROZEN: 'waiting',
      DISABLED: 'blocked',
      BLOCKED: 'blocked',
    },
    print: { PENDING: 'waiting', PRINTED: 'done', FAILED: 'refused', CANCELED: 'refused' },
  },
  words: fa,
})
