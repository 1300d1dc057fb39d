import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { OwnerFacts } from '../../../components/OwnerFacts'
import { PayoutAlarms } from '../payout-alarms/PayoutAlarms'

export const WithdrawalSheets = () => (
  <>
    <PayoutAlarms of="payoutId" />
    <FactSheet title="withdrawals.facts">
      <DescribedFacts
        of="withdrawals"
        fields={[
          'amount',
          { field: 'iban', isWide: true },
          <OwnerFacts />,
          'referenceCode',
          'requestedAt',
        ]}
      />
    </FactSheet>
    <FactSheet title="withdrawals.evidence">
      <DescribedFacts
        of="withdrawals"
        fields={[
          'cash',
          'ibanAnswer',
          'ibanAnsweredAt?',
          'confirmedAt?',
          'proposedByName?',
          'proposedAt?',
          'approvedByName?',
          'approvedAt?',
          'sentAt?',
          'paidAt?',
          'trackingNumber?',
          'endedAt?',
          'endedBy?',
          { field: 'reason', isWide: true, isOptional: true },
        ]}
      />
    </FactSheet>
  </>
)
