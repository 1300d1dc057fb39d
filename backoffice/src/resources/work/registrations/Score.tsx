import { Alert } from '@mui/material'
import { RecordContextProvider, useRecordContext, useTranslate } from 'react-admin'
import { Fact, Facts } from '../../../components/Facts'
import { ToBring } from '../../../components/ToBring'
import type { RecordOf } from '../../../providers/contract'

/** What the bureau said of the person, and when. */
export const ScoreFacts = () => {
  const asked = useRecordContext<RecordOf<'registrations'>>()?.inquiries.find(
    ({ kind }) => kind === 'CREDIT_BUREAU'
  )
  if (!asked) return null
  return (
    <RecordContextProvider value={{ ...asked, id: asked.kind }}>
      <Fact source="answer" label="registrations.score.answer" of="inquiry" />
      <Fact source="detail.score" label="registrations.score.score" as="code" isOptional />
      <Fact source="detail.class" label="registrations.score.class" as="code" isOptional />
      <Fact source="answeredAt" label="registrations.score.date" as="date" isOptional />
    </RecordContextProvider>
  )
}

/** A visit to the bank that nobody has recorded. */
export const VisitWarning = () => {
  const translate = useTranslate()
  const file = useRecordContext<RecordOf<'registrations'>>()
  return file?.bankStatus === 'START' ? (
    <Alert severity="warning">
      {translate('registrations.visitOpen')}
      <br />
      {translate('visits.bring')}:
      <ToBring of="PERSON" chosen={file.package?.collaterals ?? null} />
    </Alert>
  ) : null
}

export const AllocationBasis = () => (
  <>
    <VisitWarning />
    <Facts minWidth={120}>
      <ScoreFacts />
    </Facts>
  </>
)
