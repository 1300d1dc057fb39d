import icon from '@mui/icons-material/CategoryOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'

export default defineResource({
  name: 'guilds',
  changedWith: 'locations.update',
  menu: { group: 'system', place: 20 },
  icon,
  list: lazy(() => import('./GuildList')),
  create: lazy(() => import('./GuildCreate')),
  edit: lazy(() => import('./GuildEdit')),
  recordRepresentation: 'name',
})
