import icon from '@mui/icons-material/LocalShippingOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'parcels',
  menu: { group: 'cards', place: 20 },
  icon,
  list: lazy(() => import('./ParcelList')),
  show: lazy(() => import('./ParcelShow')),
  recordRepresentation: 'recipient',
  subject: 'show',
  looks: {
    parcel: {
      CREATED: 'waiting',
      ACCEPTED: 'moving',
      IN_TRANSIT: 'moving',
      OUT_FOR_DELIVERY: 'moving',
      DELIVERED: 'done',
      FAILED_DELIVERY: 'refused',
      RETURNED_TO_SENDER: 'refused',
    },
    postAnswer: {
      MOVED: 'done',
      THERE_ALREADY: 'none',
      REPEATED_FILE: 'none',
      IMPOSSIBLE_MOVE: 'refused',
      UNKNOWN_PARCEL: 'refused',
      UNKNOWN_STATUS: 'unknown',
    },
  },
  words: fa,
})
