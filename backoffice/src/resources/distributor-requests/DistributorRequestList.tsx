import { TextCol } from '../../components/columns'
import { distributorRequestKind } from '../../components/requests/kinds'
import { RequestList } from '../../components/requests/RequestList'

export default function DistributorRequestList() {
  return (
    <RequestList of={distributorRequestKind}>
      <TextCol source="distributorName" disableSort />
      <TextCol source="reason" disableSort />
    </RequestList>
  )
}
