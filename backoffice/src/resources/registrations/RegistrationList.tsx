import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import { Button } from '@mui/material'
import { LinkBase, useListContext, usePermissions, useTranslate } from 'react-admin'
import { describedList } from '../../components/list/describedList'
import { PersonName } from '../../components/PersonName'
import type { RowOf } from '../../providers/contract'
import { ClaimField } from './ClaimField'
import { reviewPath, waits } from './registration'

/** Opens the review with the file that has waited longest. */
const StartReview = () => {
  const translate = useTranslate()
  const { data } = useListContext<RowOf<'registrations'>>()
  const { permissions } = usePermissions<string[]>()
  const first = data?.find((record) => waits(record) && !record.claimedBy)
  if (!permissions?.includes('registrations.decide')) return null
  return (
    <Button
      variant="contained"
      startIcon={<FactCheckIcon />}
      disabled={!first}
      nativeButton={false}
      component={LinkBase}
      to={first ? reviewPath(first.id) : ''}
    >
      {translate('review.start')}
    </Button>
  )
}

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
    'kycStep',
    { field: 'claimedBy', cell: ClaimField, isText: true },
  ],
  hidden: ['nationalCode', 'kycStep', 'userSubscriptionPackageStatus'],
  views: [
    { name: 'views.registrations.queue', filter: { status: 'PENDING' } },
    {
      name: 'views.registrations.allocation',
      filter: { userSubscriptionPackageStatus: 'ALLOCATE_PENDING' },
    },
    { name: 'views.registrations.rejected', filter: { status: 'REJECTED' } },
  ],
  initialFilter: { status: 'PENDING' },
  refreshEvery: 30_000,
  rowClickFor:
    ({ permissions }) =>
    (id, _, record) =>
      permissions.includes('registrations.decide') && waits(record) ? reviewPath(id) : 'show',
  actions: <StartReview />,
})
