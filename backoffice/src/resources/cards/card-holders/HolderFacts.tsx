import { Code } from '../../../components/CodeField'
import { Fact } from '../../../components/Facts'
import { RecordLink } from '../../../components/RecordLink'
import { Missing } from '../../../components/RialField'
import { Status } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'

const Company = () => (
  <WithRecord<RecordOf<'card-holders'>>>
    {({ companyId, companyName }) => (
      <RecordLink resource="companies" id={companyId}>
        {companyName}
      </RecordLink>
    )}
  </WithRecord>
)

const Card = () => (
  <WithRecord<RecordOf<'card-holders'>>>
    {({ cardId, cardNumber, cardStatus }) =>
      cardId ? (
        <RecordLink resource="cards" id={cardId}>
          <Code value={cardNumber} /> <Status of="card" value={cardStatus} />
        </RecordLink>
      ) : (
        <Missing />
      )
    }
  </WithRecord>
)

export const HolderFacts = () => (
  <>
    <Fact source="holderName" />
    <Fact source="companyName">
      <Company />
    </Fact>
    <Fact source="phone" as="code" />
    <Fact source="nationalCode" as="code" />
    <Fact source="birthDate" as="date" />
    <Fact source="sentAt" as="time" />
    <Fact source="rejectionReason" label="cardHolders.rejectionReason" isOptional isWide />
    <Fact source="claimedBy.name" isOptional />
    <Fact source="removedAt" as="time" isOptional />
  </>
)

export const ContractFacts = () => (
  <>
    <Fact source="contractStatus" of="cardHolderStatus" />
    <Fact source="contractSentAt" label="cardHolders.contractSentAt" as="time" />
    <Fact
      source="contractRejectionReason"
      label="cardHolders.contractRejectionReason"
      isOptional
      isWide
    />
    <Fact source="addressTitle" label="cardHolders.addressTitle" isOptional />
    <Fact source="address" label="cardHolders.address" isOptional isWide />
    <Fact source="cardNumber">
      <Card />
    </Fact>
    <Fact source="ceiling" as="rial" isOptional />
  </>
)
