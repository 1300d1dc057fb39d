import { describedList } from '../../../components/list/describedList'

export default describedList('contracts', {
  columns: ['signedAt', 'ownerName', 'phone', 'plan', 'contractType', 'term', 'version'],
})
