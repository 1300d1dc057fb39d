import { RecordContextProvider, ResourceContextProvider } from 'react-admin'
import { Fact, Facts } from '../../../components/Facts'
import { ToBring } from '../../../components/ToBring'
import type { CompanyPart, PartKind } from './parts'

const CompanyFacts = () => (
  <>
    <Fact source="companyName" />
    <Fact source="companyUniqueId" as="code" />
    <Fact source="guildName" />
    <Fact source="isDistributorDefined" of="yesNo" isWord />
    <Fact source="provinceName" />
    <Fact source="cityName" />
    <Fact source="postalCode" as="code" />
    <Fact source="address" isWide />
    <Fact source="rejections.company" label="review.earlierRejection" isWide isOptional />
  </>
)

const BranchFacts = () => (
  <>
    <Fact source="branch.branchCode" as="code" />
    <Fact source="branch.name" />
    <Fact source="branch.address" isWide />
    <Fact source="branch.openingHours" isWide />
    <Fact source="branch.name" label="visits.bring" isWide>
      <ToBring of="COMPANY" chosen={null} />
    </Fact>
    <Fact source="provinceName" label="companies.ownProvince" />
    <Fact source="cityName" label="companies.ownCity" />
    <Fact source="rejections.appointment" label="review.earlierRejection" isWide isOptional />
  </>
)

const MemberFacts = () => (
  <>
    <Fact source="firstName" />
    <Fact source="lastName" />
    <Fact source="nationalCode" as="code" />
    <Fact source="birthDate" as="date" />
    <Fact source="phone" as="code" />
    <Fact source="roleInCompany" />
    <Fact source="signatoryStatus" of="signatureLevel" isWord />
    <Fact source="rejectionReason" label="review.earlierRejection" isWide isOptional />
  </>
)

const factsOf: Record<PartKind, () => React.JSX.Element> = {
  company: CompanyFacts,
  ceo: MemberFacts,
  member: MemberFacts,
  appointment: BranchFacts,
}

export const PartFacts = ({ part, minWidth }: { part: CompanyPart; minWidth?: number }) => {
  const Known = factsOf[part.kind]
  const facts = (
    <Facts minWidth={minWidth}>
      <Known />
    </Facts>
  )
  if (!part.member) return facts
  return (
    <ResourceContextProvider value="board-members">
      <RecordContextProvider value={part.member}>{facts}</RecordContextProvider>
    </ResourceContextProvider>
  )
}
