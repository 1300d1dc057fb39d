import { describedList } from '../../components/list/describedList'

export default describedList('rule-changes', {
  columns: [
    'createdAt',
    'companyName',
    'proposedBy',
    'version',
    'minimumOptional',
    'status',
    'decidedBy',
    'decidedAt',
  ],
  views: [{ name: 'ruleChanges.views.waiting', filter: { status: 'PENDING' } }],
  initialFilter: { status: 'PENDING' },
})
