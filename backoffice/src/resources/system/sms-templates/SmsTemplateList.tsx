import { words } from '@kasbeno/api/contracts/words'
import { describedList } from '../../../components/list/describedList'

export default describedList('sms-templates', {
  columns: ['name', 'text', 'holdsCode', 'active', 'kavenegarName', 'smsIrId', 'updatedAt'],
  filters: {
    name: { kind: 'enum', of: 'smsTemplate', values: Object.keys(words.smsTemplate) },
  },
})
