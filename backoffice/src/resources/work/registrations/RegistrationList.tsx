import { describedList } from '../../../components/list/describedList'
import { PersonName } from '../../../components/PersonName'
import { ClaimField } from '../../../components/review/ClaimField'
import { StartReview } from '../../../components/review/ReviewLinks'
import { reviewPath, waits, type RegistrationRow } from './registration'

export default describedList('registrations', {
  columns: [
    'waitingSince',
    { field: 'lastname', label: 'users.fullName', cell: PersonName, isText: true },
    'phone',
    'nationalCode',
    'shopname',
    'plan',
    'identityOverallStatus',
    'shopOverallStatus',
    'docsOverallStatus',
    'userSubscriptionPackageStatus',
    'packageAmount',
    'allocationSince',
    'kycStep',
    { field: 'claimedBy', cell: ClaimField, isText: true },
  ],
  hidden: [
    'nationalCode',
    'kycStep',
    'userSubscriptionPackageStatus',
    'packageAmount',
    'allocationSince',
  ],
  views: [
    { name: 'views.registrations.queue', filter: { status: 'PENDING' } },
    {
      name: 'views.registrations.allocation',
      filter: { userSubscriptionPackageStatus: 'ALLOCATE_PENDING' },
      sort: { field: 'allocationSince', order: 'ASC' },
      hidden: [
        'waitingSince',
        'nationalCode',
        'userSubscriptionPackageStatus',
        'kycStep',
        'claimedBy',
      ],
    },
    { name: 'views.registrations.rejected', filter: { status: 'REJECTED' } },
  ],
  initialFilter: { status: 'PENDING' },
  refreshEvery: 30_000,
  rowClickFor:
    ({ permissions }) =>
    (id, _, record) =>
      permissions.includes('registrations.decide') && waits(record) ? reviewPath(id) : 'show',
  actions: (
    <StartReview<RegistrationRow>
      permission="registrations.decide"
      pathTo={reviewPath}
      waits={waits}
    />
  ),
})
