import icon from '@mui/icons-material/SellOutlined'
import { defineResource } from '../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'packages',
  menu: { group: 'credit', place: 30 },
  icon,
  recordRepresentation: 'slug',
  looks: {
    package: {
      START: 'none',
      CREATED: 'open',
      ALLOCATE_PENDING: 'waiting',
      ENABLED: 'done',
      CANCELED: 'refused',
      EXPIRED: 'refused',
    },
  },
  words: fa,
})
