import { Alert, Box } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { RecordHistory } from '../../components/RecordHistory'
import { ChangesTable } from '../../components/audit/ChangesTable'
import { Fact, Facts, FactSheet } from '../../components/Facts'
import { RecordLink } from '../../components/RecordLink'
import { ShowPage } from '../../components/ShowPage'
import { StatusChip } from '../../components/StatusChip'
import { WithRecord } from '../../components/WithRecord'
import { DecisionButtons } from './DecisionButtons'
import { useApprovalHindrance } from './request'

/** Says it in words, where the button only rests. */
const WhyNot = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  const hindrance = useApprovalHindrance()
  const why = record?.status === 'PENDING' ? hindrance(record) : null
  return why ? <Alert severity="info">{translate(why)}</Alert> : null
}

export default function DistributorRequestShow() {
  return (
    <ShowPage
      status={<StatusChip source="status" of="approval" />}
      commands={<DecisionButtons />}
      aside={<RecordHistory />}
    >
      <WhyNot />
      <FactSheet title="distributorRequests.what">
        <Facts>
          <Fact source="kind" of="distributorRequestKind" isWord />
          <Fact source="distributorName">
            <WithRecord>
              {({ distributorId, distributorName }) => (
                <RecordLink resource="distributors" id={distributorId}>
                  {distributorName}
                </RecordLink>
              )}
            </WithRecord>
          </Fact>
          <Fact source="reason" isWide />
        </Facts>
        <Box sx={{ mt: 2 }}>
          <WithRecord>
            {({ before, after }) => <ChangesTable before={before} after={after} />}
          </WithRecord>
        </Box>
      </FactSheet>
      <FactSheet title="distributorRequests.who">
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
