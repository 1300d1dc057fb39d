import { useRecordContext } from 'react-admin'
import type { Step } from '@kasbeno/api/contracts/registration'
import type { RecordOf } from '../../../providers/contract'
import { Fact, Facts } from '../../../components/Facts'
import { Missing } from '../../../components/RialField'
import { PersonName } from '../../../components/PersonName'

const CertificateType = () => {
  const record = useRecordContext<RecordOf<'registrations'>>()
  const name = record?.documents?.find(({ kind }) => kind === 'certificate')?.certificateName
  return name ?? <Missing />
}

export const StepFacts = ({ step, minWidth }: { step: Step; minWidth?: number }) => (
  <Facts minWidth={minWidth}>
    {step === 'identity' && (
      <>
        <Fact source="firstname" />
        <Fact source="lastname" />
        <Fact source="nationalCode" as="code" />
        <Fact source="dateOfBirth" as="date" />
        <Fact source="phone" as="code" />
        <Fact source="plan" of="plan" isWord />
      </>
    )}
    {step === 'shop' && (
      <>
        <Fact source="shop.shopname" />
        <Fact source="shop.guildName" />
        <Fact source="shop.propertyType" of="propertyType" isWord />
        <Fact source="shop.postalCode" as="code" />
        <Fact source="shop.landNumber" as="code" />
        <Fact source="shop.provinceName" />
        <Fact source="shop.cityName" />
        <Fact source="shop.districtName" />
        <Fact source="shop.address" isWide />
      </>
    )}
    {step === 'docs' && (
      <>
        <Fact source="certificateType">
          <CertificateType />
        </Fact>
        <Fact source="shop.shopname" />
        <Fact source="lastname" label="users.fullName">
          <PersonName />
        </Fact>
        <Fact source="nationalCode" as="code" />
      </>
    )}
    <Fact source={`rejections.${step}`} label="review.earlierRejection" isWide isOptional />
  </Facts>
)
