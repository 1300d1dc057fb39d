import { steps } from '@kasbeno/api/contracts/registration'
import { Box, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useShowContext, useTranslate } from 'react-admin'
import type { RecordOf } from '../../../providers/contract'
import { DocumentViewer } from '../../../components/documents/DocumentViewer'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { NotesPanel } from '../../../components/NotesPanel'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import { AllocateButton } from './AllocateButton'
import { CancelPackageButton } from './CancelPackageButton'
import { CreditSection } from './CreditSection'
import { Inquiries } from './Inquiries'
import { ReopenButton } from './ReopenButton'
import { ReviewLink } from './ReviewLink'
import { AcceptScoreButton, RefuseScoreButton } from './ScoreButtons'
import { VisitButton } from './VisitButton'
import { StepFacts } from './StepFacts'
import { statusField } from './registration'

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

export default function RegistrationShow() {
  const translate = useTranslate()
  return (
    <ShowPage
      status={<StatusChip source="kycStep" of="kycStep" />}
      commands={
        <Stack direction="row" spacing={1}>
          <AcceptScoreButton />
          <RefuseScoreButton />
          <VisitButton />
          <CancelPackageButton />
          <ReviewLink />
          <AllocateButton />
        </Stack>
      }
      aside={
        <>
          <Box component="section">
            <Typography variant="h2" sx={{ mb: 1 }}>
              {translate('review.checks')}
            </Typography>
            <Inquiries />
          </Box>
          <WithRecord>{({ id }) => <NotesPanel about="registrations" id={id} />}</WithRecord>
          <RecordHistory />
        </>
      }
    >
      <CreditSection />
      {steps.map((step) => (
        <FactSheet
          key={step}
          title={`review.step.${step}`}
          status={
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <ReopenButton step={step} />
              <StatusChip source={statusField[step]} of="step" />
            </Stack>
          }
        >
          <StepFacts step={step} />
        </FactSheet>
      ))}
      <FactSheet title="documents.title">
        <Papers />
      </FactSheet>
      <FactSheet title="registrations.progress">
        <Facts>
          <Fact source="kycStep" of="kycStep" />
          <Fact source="bankStatus" of="bankStatus" />
          <Fact source="waitingSince" as="time" />
          <Fact source="claimedBy.name" />
          <Fact source="createdAt" as="time" />
          <Fact source="updatedAt" as="time" />
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
