import { describedList } from '../../components/list/describedList'

export default describedList('packages', {
  columns: ['slug', 'plan', 'amount', 'active'],
  rowClick: false,
})
