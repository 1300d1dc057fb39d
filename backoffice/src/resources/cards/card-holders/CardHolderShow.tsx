import { Box } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useRefresh } from 'react-admin'
import { DocumentViewer } from '../../../components/documents/DocumentViewer'
import { EvidenceButton } from '../../../components/EvidenceButton'
import { Facts, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ReopenButton } from '../../../components/review/ReopenButton'
import { LinkToReview } from '../../../components/review/ReviewLinks'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'
import { holderDesk } from './desk'
import { ContractFacts, HolderFacts } from './HolderFacts'

const Papers = () => {
  const refresh = useRefresh()
  const record = useRecordContext<RecordOf<'card-holders'>>()
  const [selected, setSelected] = useState('')
  return (
    <Box sx={{ height: 420, display: 'flex' }}>
      <DocumentViewer
        documents={record?.documents ?? []}
        selected={selected}
        onSelect={setSelected}
        onExpired={refresh}
      />
    </Box>
  )
}

const ContractEvidence = () => (
  <WithRecord<RecordOf<'card-holders'>>>
    {({ documents }) => {
      const contract = documents?.find(({ kind }) => kind === 'cardIssuanceContract')
      return contract && <EvidenceButton path={`card-contracts/${contract.id}`} />
    }}
  </WithRecord>
)

const Reopen = ({ name }: { name: 'holder' | 'contract' }) => (
  <WithRecord<RecordOf<'card-holders'>>>
    {(record) => {
      const part = holderDesk.partsOf(record).find((each) => each.name === name)
      return part && <ReopenButton desk={holderDesk} part={part} />
    }}
  </WithRecord>
)

export default function CardHolderShow() {
  return (
    <ShowPage
      status={<StatusChip source="legalUserKycStatus" of="cardHolderStatus" />}
      commands={<LinkToReview {...holderDesk} />}
      aside={<RecordHistory />}
    >
      <FactSheet title="cardHolders.facts">
        <Facts>
          <HolderFacts />
        </Facts>
        <Reopen name="holder" />
      </FactSheet>
      <FactSheet title="cardHolders.papers">
        <Papers />
      </FactSheet>
      <FactSheet title="cardHolders.contract">
        <Facts>
          <ContractFacts />
        </Facts>
        <Reopen name="contract" />
        <ContractEvidence />
      </FactSheet>
    </ShowPage>
  )
}
