import icon from '@mui/icons-material/TuneOutlined'
import { lazy } from 'react'

export const settings = {
  list: lazy(() => import('./SettingList')),
  icon,
  recordRepresentation: 'key',
}
