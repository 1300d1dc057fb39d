import { TrailButton } from '../../../components/audit/TrailButton'
import { describedList } from '../../../components/list/describedList'
import { ChangeButton } from './ChangeButton'
import { SettingValue } from './SettingValue'

export default describedList('settings', {
  columns: [
    'group',
    'key',
    { field: 'value', cell: SettingValue },
    'updatedAt',
    {
      field: 'proposedValue',
      label: 'settings.change',
      cell: ChangeButton,
      permission: 'settings.update',
    },
  ],
  rowClick: false,
  actions: <TrailButton of="settings" />,
})
