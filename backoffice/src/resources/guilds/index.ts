import icon from '@mui/icons-material/CategoryOutlined'
import { lazy } from 'react'

export const guilds = {
  list: lazy(() => import('./GuildList')),
  icon,
  recordRepresentation: 'name',
}
