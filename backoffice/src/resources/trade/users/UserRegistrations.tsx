import { useTranslate } from 'react-admin'
import { RecordLink } from '../../../components/RecordLink'
import { Status } from '../../../components/StatusChip'
import type { RowOf } from '../../../providers/contract'
import { RelatedRows } from './Related'

const field = (name: string) => `resources.registrations.fields.${name}`

export const UserRegistrations = () => {
  const translate = useTranslate()
  return (
    <RelatedRows<RowOf<'registrations'>>
      resource="registrations"
      title="users.registrations"
      sort={{ field: 'createdAt', order: 'DESC' }}
      columns={[
        {
          label: field('plan'),
          render: ({ id, plan }) => (
            <RecordLink resource="registrations" id={id}>
              {translate(`enums.plan.${plan}`)}
            </RecordLink>
          ),
        },
        {
          label: field('kycStep'),
          render: ({ kycStep }) => <Status of="kycStep" value={kycStep} />,
        },
        {
          label: field('userSubscriptionPackageStatus'),
          render: (row) => <Status of="package" value={row.userSubscriptionPackageStatus} />,
        },
      ]}
    />
  )
}
