import { Box, Stack } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useRefresh } from 'react-admin'
import { DocumentViewer } from '../../components/documents/DocumentViewer'
import { Fact, Facts, FactSheet } from '../../components/Facts'
import { RecordHistory } from '../../components/RecordHistory'
import { RecordLink } from '../../components/RecordLink'
import { ShowPage } from '../../components/ShowPage'
import { Status, StatusChip } from '../../components/StatusChip'
import { WithRecord } from '../../components/WithRecord'
import { Code } from '../../components/CodeField'
import { Missing } from '../../components/RialField'
import type { RecordOf } from '../../providers/contract'
import {
  RejectContractButton,
  RejectHolderButton,
  VerifyContractButton,
  VerifyHolderButton,
} from './DecisionButtons'

/** The pictures beside the data that they prove. */
const Papers = () => {
  const refresh = useRefresh()
  const record = useRecordContext<RecordOf<'card-holders'>>()
  const [chosen, setSelected] = useState<string>()
  // What waits is looked at first.
  const selected =
    chosen ??
    (record?.legalUserKycStatus === 'PENDING' ? 'nationalCardFront' : 'cardIssuanceContract')
  return (
    <FactSheet title="cardHolders.papers">
      <Box sx={{ height: 420, display: 'flex' }}>
        <WithRecord<RecordOf<'card-holders'>>>
          {({ documents }) => (
            <DocumentViewer
              documents={documents ?? []}
              selected={selected}
              onSelect={setSelected}
              onExpired={refresh}
            />
          )}
        </WithRecord>
      </Box>
    </FactSheet>
  )
}

const Company = () => (
  <WithRecord<RecordOf<'card-holders'>>>
    {({ companyId, companyName }) => (
      <RecordLink resource="companies" id={companyId}>
        {companyName}
      </RecordLink>
    )}
  </WithRecord>
)

const Card = () => (
  <WithRecord<RecordOf<'card-holders'>>>
    {({ cardId, cardNumber, cardStatus }) =>
      cardId ? (
        <RecordLink resource="cards" id={cardId}>
          <Code value={cardNumber} /> <Status of="card" value={cardStatus} />
        </RecordLink>
      ) : (
        <Missing />
      )
    }
  </WithRecord>
)

export default function CardHolderShow() {
  return (
    <ShowPage
      status={<StatusChip source="legalUserKycStatus" of="cardHolderStatus" />}
      commands={
        <Stack direction="row" spacing={1}>
          <VerifyHolderButton />
          <RejectHolderButton />
          <VerifyContractButton />
          <RejectContractButton />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <FactSheet title="cardHolders.facts">
        <Facts>
          <Fact source="holderName" />
          <Fact source="companyName">
            <Company />
          </Fact>
          <Fact source="phone" as="code" />
          <Fact source="nationalCode" as="code" />
          <Fact source="birthDate" as="date" />
          <Fact source="sentAt" as="time" />
          <Fact source="rejectionReason" label="cardHolders.rejectionReason" isOptional isWide />
          <Fact source="removedAt" as="time" isOptional />
        </Facts>
      </FactSheet>
      <Papers />
      <FactSheet title="cardHolders.contract">
        <Facts>
          <Fact source="contractStatus" of="cardHolderStatus" />
          <Fact source="contractSentAt" label="cardHolders.contractSentAt" as="time" />
          <Fact
            source="contractRejectionReason"
            label="cardHolders.contractRejectionReason"
            isOptional
            isWide
          />
          <Fact source="addressTitle" label="cardHolders.addressTitle" isOptional />
          <Fact source="address" label="cardHolders.address" isOptional isWide />
          <Fact source="cardNumber">
            <Card />
          </Fact>
          <Fact source="ceiling" as="rial" isOptional />
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
