import icon from '@mui/icons-material/UploadFileOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'order-uploads',
  menu: { group: 'trade', place: 17 },
  icon,
  list: lazy(() => import('./UploadList')),
  show: lazy(() => import('./UploadShow')),
  recordRepresentation: 'fileName',
  looks: {
    orderUpload: { CHECKED: 'waiting', POSTING: 'moving', DONE: 'done', STOPPED: 'blocked' },
    uploadRow: {
      READY: 'done',
      SHORT_BY: 'waiting',
      BLOCKED: 'blocked',
      SIGNATORY_MISSING: 'waiting',
      DUPLICATE: 'none',
      UNKNOWN_BUYER: 'open',
      INVALID: 'refused',
    },
  },
  words: fa,
})
