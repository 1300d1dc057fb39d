import icon from '@mui/icons-material/CategoryOutlined'
import { defineResource } from '../../manifests/define'

export default defineResource({
  name: 'guilds',
  menu: { group: 'system', place: 20 },
  icon,
  recordRepresentation: 'name',
})
