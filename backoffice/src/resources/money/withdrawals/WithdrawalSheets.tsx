import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { OwnerFacts } from '../../../components/OwnerFacts'
import { PayoutAlarms } from '../payout-alarms/PayoutAlarms'

/** Whose money goes where, and what is known of the wallet and the account. */
export const WithdrawalSheets = () => (
  <>
    <PayoutAlarms of="payoutId" />
    <FactSheet title="withdrawals.facts">
      <Facts>
        <Fact source="amount" as="rial" />
        <Fact source="iban" as="code" isWide />
        <OwnerFacts />
        <Fact source="referenceCode" as="code" />
        <Fact source="requestedAt" as="time" />
      </Facts>
    </FactSheet>
    <FactSheet title="withdrawals.evidence">
      <Facts>
        <Fact source="cash" as="rial" />
        <Fact source="ibanAnswer" of="inquiry" />
        <Fact source="ibanAnsweredAt" as="time" isOptional />
        <Fact source="confirmedAt" as="time" isOptional />
        <Fact source="proposedByName" isOptional />
        <Fact source="proposedAt" as="time" isOptional />
        <Fact source="approvedByName" isOptional />
        <Fact source="approvedAt" as="time" isOptional />
        <Fact source="sentAt" as="time" isOptional />
        <Fact source="paidAt" as="time" isOptional />
        <Fact source="trackingNumber" as="code" isOptional />
        <Fact source="endedAt" as="time" isOptional />
        <Fact source="endedBy" of="withdrawalEnder" isWord isOptional />
        <Fact source="reason" isWide isOptional />
      </Facts>
    </FactSheet>
  </>
)
