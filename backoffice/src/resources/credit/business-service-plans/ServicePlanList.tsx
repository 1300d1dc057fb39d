import { describedList } from '../../../components/list/describedList'

export default describedList('business-service-plans', {
  columns: ['plan', 'isOpen', 'changedAt'],
})
