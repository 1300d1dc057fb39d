import { describedList } from '../../../components/list/describedList'
import { NewPackageButton } from './NewPackageButton'

export default describedList('packages', {
  columns: ['amount', 'plan', 'active', 'slug'],
  hidden: ['slug'],
  actions: <NewPackageButton />,
})
