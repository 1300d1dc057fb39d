import { describedList } from '../../../components/list/describedList'

export default describedList('rule-changes', {
  columns: [
    'createdAt',
    'companyName',
    'proposedBy',
    'kind',
    'version',
    'minimumOptional',
    'status',
    'decidedBy',
    'decidedAt',
  ],
  views: [
    { name: 'ruleChanges.views.forBank', filter: { status: 'PENDING', isForBank: true } },
    { name: 'ruleChanges.views.forCompany', filter: { status: 'PENDING', isForBank: false } },
  ],
  initialFilter: { status: 'PENDING', isForBank: true },
})
