import icon from '@mui/icons-material/EventAvailableOutlined'
import { defineResource } from '../../../manifests/define'

export default defineResource({
  name: 'closed-days',
  menu: { group: 'money', place: 100 },
  icon,
})
