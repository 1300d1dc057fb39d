import { describedList } from '../../components/list/describedList'

export default describedList('companies', {
  columns: [
    'waitingSince',
    'companyName',
    'companyUniqueId',
    'phone',
    'companyStatus',
    'ceoStatus',
    'boardMemberStatus',
    'appointmentStatus',
    'companyKycStep',
    'credit',
    'createdAt',
  ],
  hidden: ['companyKycStep', 'credit', 'createdAt'],
  views: [
    { name: 'companies.views.queue', filter: { waits: true } },
    { name: 'companies.views.rejected', filter: { status: 'REJECTED' } },
    { name: 'companies.views.withCredit', filter: { hasCredit: true } },
  ],
  initialFilter: { waits: true },
  refreshEvery: 30_000,
})
