import { useCanAccess, useGetManyReference, useRecordContext, useTranslate } from 'react-admin'
import type { RowOf } from '../../providers/contract'
import { FactSheet } from '../../components/Facts'
import { RecordLink } from '../../components/RecordLink'
import { Status } from '../../components/StatusChip'
import { SubTable } from '../../components/SubTable'

/** The person's files, one for each plan. */
export const UserRegistrations = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  const { canAccess = false } = useCanAccess({ resource: 'registrations', action: 'list' })
  const { data = [] } = useGetManyReference<RowOf<'registrations'>>(
    'registrations',
    {
      target: 'userId',
      id: record?.id ?? '',
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: {},
    },
    { enabled: canAccess && record !== undefined }
  )
  if (!canAccess) return null
  return (
    <FactSheet title="users.registrations">
      <SubTable
        label="users.registrations"
        rows={data}
        rowKey={({ id }) => String(id)}
        columns={[
          {
            label: 'resources.registrations.fields.plan',
            render: ({ id, plan }) => (
              <RecordLink resource="registrations" id={id}>
                {translate(`enums.plan.${plan}`)}
              </RecordLink>
            ),
          },
          {
            label: 'resources.registrations.fields.kycStep',
            render: ({ kycStep }) => <Status of="kycStep" value={kycStep} />,
          },
          {
            label: 'resources.registrations.fields.userSubscriptionPackageStatus',
            render: (row) => <Status of="package" value={row.userSubscriptionPackageStatus} />,
          },
        ]}
      />
    </FactSheet>
  )
}
