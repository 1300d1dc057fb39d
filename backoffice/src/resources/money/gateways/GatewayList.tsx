import { describedList } from '../../../components/list/describedList'
import { Health } from './Health'

export default describedList('gateways', {
  columns: [
    'position',
    'indicator',
    'active',
    'isDefault',
    'source',
    'minAmount',
    'maxAmount',
    'lastAnswerAt',
    { field: 'failuresLastHour', label: 'gateways.health', cell: Health },
  ],
})
