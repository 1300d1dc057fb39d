import { describedList } from '../../../components/list/describedList'
import { PersonName } from '../../../components/PersonName'
import { ClaimField } from '../../../components/review/ClaimField'
import { rowToReview, StartReview } from '../../../components/review/ReviewLinks'
import { registrationDesk } from './desk'

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
  rowClickFor: rowToReview(registrationDesk),
  actions: <StartReview {...registrationDesk} />,
})
