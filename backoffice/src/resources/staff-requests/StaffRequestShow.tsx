import { Alert, Box, Stack } from '@mui/material'
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin'
import { RecordHistory } from '../../components/RecordHistory'
import { ChangesTable } from '../../components/audit/ChangesTable'
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

type Facts = Record<string, unknown>

/** Of a new account what it will have; what it will not have says nothing. */
const told = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))

const What = ({ before, after }: RaRecord) => (
  <Box sx={{ mt: 2 }}>
    {after.permissions ? (
      <RightChanges before={before.permissions} after={after.permissions} />
    ) : (
      <ChangesTable before={told(before)} after={told(after)} />
    )}
  </Box>
)

/** An account by its user name, a role by its Persian name. */
const Subject = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  const { kind, subject } = record ?? ({} as Partial<RaRecord>)
  const isRole = kind === 'CREATE_ROLE' || kind === 'UPDATE_ROLE'
  return <bdi>{isRole ? translate(`enums.role.${subject}`, { _: subject }) : subject}</bdi>
}

export default function StaffRequestShow() {
  return (
    <ShowPage
      status={<StatusChip source="status" of="approval" />}
      commands={
        <Stack direction="row" spacing={1}>
          <ApproveButton />
          <RejectButton />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <WhyNot />
      <FactSheet title="staffRequests.what">
        <Facts>
          <Fact source="kind" of="staffRequestKind" isWord />
          <Fact source="subject">
            <Subject />
          </Fact>
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
