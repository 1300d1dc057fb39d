import icon from '@mui/icons-material/SmsOutlined'
import { lazy } from 'react'

export const sms = {
  list: lazy(() => import('./SmsList')),
  icon,
  recordRepresentation: 'phone',
}
