import { Box, Stack } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useShowContext } from 'react-admin'
import type { RecordOf } from '../../../providers/contract'
import { DocumentViewer } from '../../../components/documents/DocumentViewer'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, FactSheet } from '../../../components/Facts'
import { NotesPanel } from '../../../components/NotesPanel'
import { RecordHistory } from '../../../components/RecordHistory'
import { Inquiries } from '../../../components/review/Inquiries'
import { ReopenButton } from '../../../components/review/ReopenButton'
import { LinkToReview } from '../../../components/review/ReviewLinks'
import { ShowPage } from '../../../components/ShowPage'
import { Status, StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import {
  AcceptScoreButton,
  AllocateButton,
  CancelPackageButton,
  RefuseScoreButton,
  VisitButton,
} from './commands'
import { CreditSection } from './CreditSection'
import { registrationDesk } from './desk'
import { StepFacts } from './StepFacts'

const Papers = () => {
  const record = useRecordContext<RecordOf<'registrations'>>()
  const { refetch } = useShowContext()
  const documents = record?.documents ?? []
  const [selected, setSelected] = useState('')
  return (
    <Box sx={{ height: documents.length > 0 ? 420 : 'auto', display: 'flex' }}>
      <DocumentViewer
        documents={documents}
        selected={selected}
        onSelect={setSelected}
        onExpired={() => void refetch()}
      />
    </Box>
  )
}

const Steps = () => {
  const record = useRecordContext<RecordOf<'registrations'>>()
  if (!record) return null
  return registrationDesk.partsOf(record).map((part) => (
    <FactSheet
      key={part.name}
      title={part.title}
      status={
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <ReopenButton desk={registrationDesk} part={part} />
          <Status of="step" value={part.status} />
        </Stack>
      }
    >
      <StepFacts step={part.name} />
    </FactSheet>
  ))
}

export default function RegistrationShow() {
  return (
    <ShowPage
      status={<StatusChip source="kycStep" of="kycStep" />}
      commands={
        <Stack direction="row" spacing={1}>
          <AcceptScoreButton />
          <RefuseScoreButton />
          <VisitButton />
          <CancelPackageButton />
          <LinkToReview {...registrationDesk} />
          <AllocateButton />
        </Stack>
      }
      aside={
        <>
          <Inquiries desk={registrationDesk} level="h2" />
          <WithRecord>{({ id }) => <NotesPanel about="registrations" id={id} />}</WithRecord>
          <RecordHistory />
        </>
      }
    >
      <CreditSection />
      <Steps />
      <FactSheet title="documents.title">
        <Papers />
      </FactSheet>
      <FactSheet title="registrations.progress">
        <DescribedFacts
          of="registrations"
          fields={[
            'kycStep',
            'bankStatus',
            'waitingSince',
            <Fact source="claimedBy.name" />,
            'createdAt',
            'updatedAt',
          ]}
        />
      </FactSheet>
    </ShowPage>
  )
}
