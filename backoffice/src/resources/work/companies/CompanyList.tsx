import { describedList } from '../../../components/list/describedList'
import { ClaimField } from '../../../components/review/ClaimField'
import { StartReview } from '../../../components/review/ReviewLinks'
import type { CompanyRow } from './company'
import { reviewPath, waits } from './parts'

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
  rowClickFor:
    ({ permissions }) =>
    (id, _, record) =>
      permissions.includes('companies.decide') && waits(record) ? reviewPath(String(id)) : 'show',
  actions: (
    <StartReview<CompanyRow> permission="companies.decide" pathTo={reviewPath} waits={waits} />
  ),
})
