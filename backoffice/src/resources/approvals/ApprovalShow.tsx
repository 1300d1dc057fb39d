import { Alert, Stack } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { SubjectLink } from '../../components/audit/SubjectLink'
import { Fact, Facts, FactSheet } from '../../components/Facts'
import { RecordHistory } from '../../components/RecordHistory'
import { ShowPage } from '../../components/ShowPage'
import { StatusChip } from '../../components/StatusChip'
import { AmountInWords } from '../../components/AmountInWords'
import { WithRecord } from '../../components/WithRecord'
import { ApproveButton } from './ApproveButton'
import { Evidence, FileHistory } from './Evidence'
import { RejectButton } from './RejectButton'
import { WithdrawButton } from './WithdrawButton'
import { useDisabledReason } from './approval'

/** Says it in words, where the buttons only rest. */
const WhyNot = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  const disabledReason = useDisabledReason()
  const why = record && record.status === 'PENDING' ? disabledReason(record) : null
  return why ? <Alert severity="info">{translate(why)}</Alert> : null
}

export default function ApprovalShow() {
  return (
    <ShowPage
      status={<StatusChip source="status" of="approval" />}
      commands={
        <Stack direction="row" spacing={1}>
          <ApproveButton />
          <RejectButton />
          <WithdrawButton />
        </Stack>
      }
      aside={
        <>
          <RecordHistory />
          <FileHistory />
        </>
      }
    >
      <WhyNot />
      <FactSheet title="approvals.what">
        <Facts>
          <Fact source="kind" of="approvalKind" isWord />
          <Fact source="subjectName">
            <WithRecord>
              {({ subjectType, subjectId, subjectName }) => (
                <SubjectLink type={subjectType} id={subjectId}>
                  {subjectName}
                </SubjectLink>
              )}
            </WithRecord>
          </Fact>
          <Fact source="amount" as="rial" />
          <Fact source="askedReason" label="approvals.askedReason" isWide isOptional />
          <Fact source="amount" label="unit.amountInWords" isWide>
            <AmountInWords source="amount" />
          </Fact>
        </Facts>
      </FactSheet>
      <Evidence />
      <FactSheet title="approvals.who">
        <Facts>
          <Fact source="requestedBy.name" />
          <Fact source="requestedAt" as="time" />
          <Fact source="decidedBy.name" />
          <Fact source="decidedAt" as="time" />
          <Fact source="reason" isWide isOptional />
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
