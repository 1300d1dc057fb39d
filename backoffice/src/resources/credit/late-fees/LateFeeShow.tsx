import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { ShowPage } from '../../../components/ShowPage'
import { ForgiveButton } from './commands'

export default function LateFeeShow() {
  return (
    <ShowPage commands={<ForgiveButton />}>
      <FactSheet title="lateFees.facts">
        <DescribedFacts
          of="late-fees"
          fields={[
            'open',
            'charged',
            'paid',
            'forgiven',
            'days',
            'dueDate',
            'lastDay',
            'installmentAmount',
            'distributorName',
            { field: 'externalId', to: 'orders', by: 'orderId' },
            { field: 'customerName', to: 'users', by: 'userId' },
            'phone',
          ]}
        />
      </FactSheet>
    </ShowPage>
  )
}
