import icon from '@mui/icons-material/AssignmentIndOutlined'
import { lazy } from 'react'
import { registrationName } from './registration'

export const registrations = {
  list: lazy(() => import('./RegistrationList')),
  show: lazy(() => import('./RegistrationShow')),
  icon,
  recordRepresentation: registrationName,
}

export const RegistrationReview = lazy(() => import('./review/RegistrationReview'))
