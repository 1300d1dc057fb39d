import { EditLink } from '../../../components/EditLink'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
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
        <DescribedFacts
          of="bank-branches"
          fields={[
            'branchCode',
            'name',
            'provinceName',
            'cityName?',
            'address',
            'openingHours',
            'createdAt',
            'updatedAt',
          ]}
        />
      </FactSheet>
    </ShowPage>
  )
}
