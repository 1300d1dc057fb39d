import { Alert, Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin'
import { Fact, Facts, FactSheet } from '../Facts'
import { RecordHistory } from '../RecordHistory'
import { ShowPage } from '../ShowPage'
import { StatusChip } from '../StatusChip'
import { WithRecord } from '../WithRecord'
import type { RequestKinds } from './kinds'
import { RequestButtons } from './RequestButtons'
import { useDisabledReasons } from './useDisabledReasons'

/** Says it in words, where the button only rests. */
const WhyNot = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  const { approve } = useDisabledReasons()
  const why = record?.status === 'PENDING' ? approve(record) : null
  return why ? <Alert severity="info">{translate(why)}</Alert> : null
}

interface RequestPageProps {
  of: RequestKinds
  about: (record: RaRecord) => string
  /** What the request is about. */
  children: ReactNode
  changes: (record: RaRecord) => ReactNode
  /** What has to be looked at before it is decided. */
  evidence?: ReactNode
}

/** One request that takes two people: what is asked for, by whom, and what became of it. */
export const RequestPage = ({ of, about, children, changes, evidence }: RequestPageProps) => (
  <ShowPage
    status={<StatusChip source="status" of="approval" />}
    commands={<RequestButtons of={of} about={about} />}
    aside={<RecordHistory />}
  >
    <WhyNot />
    <FactSheet title="requests.what">
      <Facts>
        <Fact source="kind" of={of.words} isWord />
        {children}
        <Fact source="reason" isWide isOptional />
      </Facts>
      <Box sx={{ mt: 2 }}>
        <WithRecord>{changes}</WithRecord>
      </Box>
    </FactSheet>
    {evidence}
    <FactSheet title="requests.who">
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
