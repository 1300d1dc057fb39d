import { Alert, Stack } from '@mui/material'
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin'
import { ChangesTable } from '../../components/audit/ChangesTable'
import { useTrail } from '../../components/AuditTimeline'
import { Fact, Facts, FactSheet } from '../../components/Facts'
import { ShowPage } from '../../components/ShowPage'
import { StatusChip } from '../../components/StatusChip'
import { WithRecord } from '../../components/WithRecord'
import { ApproveButton } from './ApproveButton'
import { RejectButton } from './RejectButton'
import { RightChanges } from './RightChanges'
import { useApprovalHindrance } from './request'

/** Says it in words, where the button only rests. */
const WhyNot = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  const hindrance = useApprovalHindrance()
  const why = record?.status === 'PENDING' ? hindrance(record) : null
  return why ? <Alert severity="info">{translate(why)}</Alert> : null
}

const What = ({ before, after }: RaRecord) =>
  after.permissions ? (
    <RightChanges before={before.permissions} after={after.permissions} />
  ) : (
    <ChangesTable before={before} after={after} />
  )

export default function StaffRequestShow() {
  const trail = useTrail('staff-requests')
  return (
    <ShowPage
      status={<StatusChip source="status" of="approval" />}
      commands={
        <Stack direction="row" spacing={1}>
          <ApproveButton />
          <RejectButton />
        </Stack>
      }
      aside={trail}
    >
      <WhyNot />
      <FactSheet title="staffRequests.what">
        <Facts>
          <Fact source="kind" of="staffRequestKind" isWord />
          <Fact source="subject" as="code" />
          <Fact source="subjectName" isOptional />
          <Fact source="reason" isWide isOptional />
        </Facts>
        <WithRecord>{(record) => <What {...record} />}</WithRecord>
      </FactSheet>
      <FactSheet title="staffRequests.who">
        <Facts>
          <Fact source="requestedBy.name" />
          <Fact source="requestedAt" as="time" />
          <Fact source="decidedBy.name" />
          <Fact source="decidedAt" as="time" />
          <Fact source="decisionReason" isWide isOptional />
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
