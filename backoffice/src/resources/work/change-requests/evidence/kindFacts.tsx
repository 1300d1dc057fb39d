import { AmountInWords } from '../../../../components/AmountInWords'
import { Fact } from '../../../../components/Facts'

export const PhoneFacts = () => (
  <>
    <Fact source="before.phone" label="changeRequests.previousPhone" as="code" />
    <Fact source="after.phone" label="changeRequests.newPhone" as="code" />
    <Fact source="details.inquiry" label="changeRequests.inquiry" of="inquiry" isWord />
  </>
)

export const LateFeeFacts = () => (
  <>
    <Fact source="evidence.open" label="changeRequests.lateFeeLeft" as="rial" isOptional />
    <Fact source="evidence.externalId" label="changeRequests.invoice" as="code" isOptional />
  </>
)

export const PayoutFacts = () => (
  <>
    <Fact source="evidence.distributorName" label="changeRequests.payee" isOptional />
    <Fact
      source="before.trackingNumber"
      label="changeRequests.formerTracking"
      as="code"
      isOptional
    />
    <Fact
      source="after.bankReference"
      label="changeRequests.returnReference"
      as="code"
      isOptional
    />
  </>
)

export const BatchFacts = () => (
  <Fact source="after.cards" label="changeRequests.cards" isOptional />
)

export const CreditFacts = () => (
  <>
    <Fact source="before.limit" label="changeRequests.limitBefore" as="rial" isOptional />
    <Fact source="amount" label="unit.amountInWords" isWide>
      <AmountInWords source="amount" />
    </Fact>
  </>
)

export const PaymentFacts = () => (
  <Fact source="after.bankReference" label="changeRequests.bankReference" as="code" isOptional />
)
