import { CodeCol, TextCol } from '../../components/columns'
import { staffRequestKind } from '../../components/requests/kinds'
import { RequestList } from '../../components/requests/RequestList'

export default function StaffRequestList() {
  return (
    <RequestList of={staffRequestKind}>
      <CodeCol source="subject" disableSort />
      <TextCol source="subjectName" disableSort />
    </RequestList>
  )
}
