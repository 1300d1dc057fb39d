import { useRecordContext } from 'react-admin'
import { Fact } from '../../../../components/Facts'
import type { RecordOf } from '../../../../providers/contract'

/** Rights, or webhook address. */
export const PartnerFacts = () => {
  const record = useRecordContext<RecordOf<'change-requests'>>()
  return (
    <>
      <Fact source="evidence.distributorName" label="changeRequests.distributor" isOptional />
      <Fact source="after.scope" label="programs.scope" of="scope" isWord isOptional />
      {record?.after.isTest === true && (
        <Fact source="after.isTest" label="programs.isTest" of="yesNo" isWord />
      )}
      <Fact source="before.url" label="programs.formerAddress" as="code" isWide isOptional />
      <Fact source="after.url" label="webhooks.endpoint.url" as="code" isWide isOptional />
    </>
  )
}
