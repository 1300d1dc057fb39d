import icon from '@mui/icons-material/CategoryOutlined'
import { lazy } from 'react'
import { defineResource } from '../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'guilds',
  permission: 'locations.list',
  menu: { group: 'system', place: 20 },
  icon,
  list: lazy(() => import('./GuildList')),
  recordRepresentation: 'name',
  words: fa,
})
