import { describedList } from '../../../components/list/describedList'
import { NewPackageButton } from './NewPackageButton'

export default describedList('packages', {
  columns: ['slug', 'plan', 'amount', 'active'],
  actions: <NewPackageButton />,
})
