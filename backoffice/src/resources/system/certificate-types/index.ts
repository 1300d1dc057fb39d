import icon from '@mui/icons-material/DescriptionOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'certificate-types',
  changedWith: 'certificate-types.update',
  menu: { group: 'system', place: 22 },
  icon,
  list: lazy(() => import('./CertificateTypeList')),
  show: lazy(() => import('./CertificateTypeShow')),
  create: lazy(() => import('./CertificateTypeCreate')),
  edit: lazy(() => import('./CertificateTypeEdit')),
  recordRepresentation: 'name',
  subject: 'show',
  words: fa,
})
