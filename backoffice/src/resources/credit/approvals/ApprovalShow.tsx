import { useRecordContext } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { SubjectLink } from '../../../components/audit/SubjectLink'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { AmountInWords } from '../../../components/AmountInWords'
import { WithRecord } from '../../../components/WithRecord'
import { showPath } from '../../../providers/dataProvider'
import { CreditFile, FileHistory } from '../../work/change-requests/evidence/CreditFile'

/** What waits is decided in the inbox. */
const ToInbox = () => {
  const record = useRecordContext()
  return record?.status === 'PENDING' ? (
    <Navigate to={showPath('change-requests', record.id)} replace />
  ) : null
}

export default function ApprovalShow() {
  return (
    <ShowPage
      status={<StatusChip source="status" of="approval" />}
      aside={
        <>
          <RecordHistory />
          <FileHistory />
        </>
      }
    >
      <ToInbox />
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
      <CreditFile />
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
