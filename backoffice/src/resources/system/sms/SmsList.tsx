import { words } from '@kasbeno/api/contracts/words'
import { describedList } from '../../../components/list/describedList'

/** A row opens what was said, its code hidden. */
export default describedList('sms', {
  columns: [
    'createdAt',
    'phone',
    'template',
    'status',
    'delivery',
    'provider',
    'sentAt',
    'deliveredAt',
  ],
  hidden: ['sentAt'],
  filters: {
    template: { kind: 'enum', of: 'smsTemplate', values: Object.keys(words.smsTemplate) },
  },
})
