import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'

/** A payment of a company as the legal officers read it; those who handle payments have the page of payments. */
export default function CompanyTransactionShow() {
  return (
    <ShowPage status={<StatusChip source="status" of="payment" />} aside={<RecordHistory />}>
      <FactSheet title="payments.facts">
        <DescribedFacts
          of="company-transactions"
          fields={[
            'amount',
            'purpose',
            'indicator',
            'customerName',
            'phone',
            'referenceCode',
            'gatewayReceipt',
            'createdAt',
            'completedAt',
            'inDoubtSince?',
            { field: 'failure', isWide: true, isOptional: true },
          ]}
        />
      </FactSheet>
    </ShowPage>
  )
}
