import { EditLink } from '../../../components/EditLink'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'

export default function BankBranchShow() {
  return (
    <ShowPage
      status={<StatusChip source="active" of="active" />}
      commands={<EditLink />}
      aside={<RecordHistory />}
    >
      <FactSheet title="bankBranches.facts">
        <Facts>
          <Fact source="branchCode" as="code" />
          <Fact source="name" />
          <Fact source="provinceName" />
          <Fact source="address" />
          <Fact source="createdAt" as="time" />
          <Fact source="updatedAt" as="time" />
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
