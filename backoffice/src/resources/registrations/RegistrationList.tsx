import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import { packageStatuses } from '@kasbeno/api/contracts/credit'
import { personPlans } from '@kasbeno/api/contracts/plans'
import { kycSteps, steps, stepStatuses } from '@kasbeno/api/contracts/registration'
import { Button } from '@mui/material'
import { DataTable, LinkBase, useListContext, usePermissions, useTranslate } from 'react-admin'
import { CodeCol, ellipsis, StatusCol, TextCol, TimeCol, WordCol } from '../../components/columns'
import { PersonName } from '../../components/PersonName'
import type { FilterDefinition, View } from '../../components/list/filters'
import { ListPage } from '../../components/list/ListPage'
import { ClaimField } from './ClaimField'
import { reviewPath, waits } from './registration'

const filters: FilterDefinition[] = [
  { source: 'status', kind: 'enum', of: 'step', values: stepStatuses },
  { source: 'step', kind: 'enum', of: 'stepName', values: steps },
  { source: 'identityOverallStatus', kind: 'enum', of: 'step', values: stepStatuses },
  { source: 'shopOverallStatus', kind: 'enum', of: 'step', values: stepStatuses },
  { source: 'docsOverallStatus', kind: 'enum', of: 'step', values: stepStatuses },
  { source: 'kycStep', kind: 'enum', of: 'kycStep', values: kycSteps },
  { source: 'userSubscriptionPackageStatus', kind: 'enum', of: 'package', values: packageStatuses },
  { source: 'plan', kind: 'enum', of: 'plan', values: personPlans },
  { source: 'claimed', kind: 'flag', of: 'yesNo' },
  { source: 'waitingSince', kind: 'days' },
]

const views: View[] = [
  { name: 'views.registrations.queue', filter: { status: 'PENDING' } },
  {
    name: 'views.registrations.allocation',
    filter: { userSubscriptionPackageStatus: 'ALLOCATE_PENDING' },
  },
  { name: 'views.registrations.rejected', filter: { status: 'REJECTED' } },
]

/** Opens the review with the file that has waited longest. */
const StartReview = () => {
  const translate = useTranslate()
  const { data } = useListContext()
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

const refreshEveryMs = 30_000

export default function RegistrationList() {
  const { permissions } = usePermissions<string[]>()
  const mayDecide = permissions?.includes('registrations.decide') ?? false
  return (
    <ListPage
      filters={filters}
      views={views}
      initialFilter={{ status: 'PENDING' }}
      sort={{ field: 'waitingSince', order: 'ASC' }}
      refreshEvery={refreshEveryMs}
      rowClick={(id, _, record) => (mayDecide && waits(record) ? reviewPath(id) : 'show')}
      actions={<StartReview />}
      hiddenColumns={['nationalCode', 'kycStep', 'userSubscriptionPackageStatus']}
    >
      <TimeCol source="waitingSince" />
      <DataTable.Col source="lastname" sx={ellipsis}>
        <PersonName />
      </DataTable.Col>
      <CodeCol source="phone" disableSort />
      <CodeCol source="nationalCode" disableSort />
      <TextCol source="shopname" disableSort />
      <WordCol source="plan" of="planShort" />
      <StatusCol source="identityOverallStatus" of="step" disableSort />
      <StatusCol source="shopOverallStatus" of="step" disableSort />
      <StatusCol source="docsOverallStatus" of="step" disableSort />
      <StatusCol source="userSubscriptionPackageStatus" of="package" disableSort />
      <StatusCol source="kycStep" of="kycStep" />
      <DataTable.Col source="claimedBy" disableSort sx={ellipsis}>
        <ClaimField />
      </DataTable.Col>
    </ListPage>
  )
}
