import { describedList } from '../../../components/list/describedList'
import { ClaimField } from '../../../components/review/ClaimField'
import { rowToReview, StartReview } from '../../../components/review/ReviewLinks'
import { companyDesk } from './desk'

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
    'allocationAmount',
    'allocationSince',
    'createdAt',
    { field: 'claimedBy', cell: ClaimField, isText: true },
  ],
  hidden: ['phone', 'companyKycStep', 'credit', 'allocationAmount', 'allocationSince', 'createdAt'],
  views: [
    { name: 'companies.views.queue', filter: { waits: true } },
    {
      name: 'companies.views.allocation',
      filter: { companyKycStep: 'ACCEPTED' },
      sort: { field: 'allocationSince', order: 'ASC' },
      hidden: [
        ...['waitingSince', 'companyStatus', 'ceoStatus', 'boardMemberStatus'],
        ...['appointmentStatus', 'companyKycStep', 'credit', 'createdAt', 'claimedBy'],
      ],
    },
    { name: 'companies.views.rejected', filter: { status: 'REJECTED' } },
    { name: 'companies.views.withCredit', filter: { hasCredit: true } },
  ],
  initialFilter: { waits: true },
  refreshEvery: 30_000,
  rowClickFor: rowToReview(companyDesk),
  actions: <StartReview {...companyDesk} />,
})
