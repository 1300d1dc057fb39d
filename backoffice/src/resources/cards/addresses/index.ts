import icon from '@mui/icons-material/HomeWorkOutlined'
import { defineResource } from '../../../manifests/define'

export default defineResource({
  name: 'addresses',
  menu: { group: 'cards', place: 40 },
  icon,
  words: { subjects: { addresses: 'نشانی' } },
})
