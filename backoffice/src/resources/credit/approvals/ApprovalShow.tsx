import { useRecordContext } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { SubjectLink } from '../../../components/audit/SubjectLink'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { AmountInWords } from '../../../components/AmountInWords'
import { WithRecord } from '../../../components/WithRecord'
import { showPath } from '../../../providers/dataProvider'
import { CreditFile, FileHistory } from '../../work/change-requests/evidence/CreditFile'

/** Decided in the inbox. */
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
        <DescribedFacts
          of="approvals"
          fields={[
            'kind',
            <Fact source="subjectName">
              <WithRecord>
                {({ subjectType, subjectId, subjectName }) => (
                  <SubjectLink type={subjectType} id={subjectId}>
                    {subjectName}
                  </SubjectLink>
                )}
              </WithRecord>
            </Fact>,
            'amount',
            <Fact source="askedReason" label="approvals.askedReason" isWide isOptional />,
            <Fact source="amount" label="unit.amountInWords" isWide>
              <AmountInWords source="amount" />
            </Fact>,
          ]}
        />
      </FactSheet>
      <CreditFile />
      <FactSheet title="approvals.who">
        <DescribedFacts
          of="approvals"
          fields={[
            <Fact source="requestedBy.name" />,
            'requestedAt',
            <Fact source="decidedBy.name" />,
            'decidedAt',
            { field: 'reason', isWide: true, isOptional: true },
          ]}
        />
      </FactSheet>
    </ShowPage>
  )
}
