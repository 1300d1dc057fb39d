import { Box, Paper, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useShowContext, useTranslate } from 'react-admin'
import { DocumentViewer } from '../../../components/documents/DocumentViewer'
import { ReopenButton } from '../../../components/review/ReopenButton'
import { Status } from '../../../components/StatusChip'
import type { RecordOf } from '../../../providers/contract'
import { AppointmentButton } from './AppointmentButton'
import { companyDesk } from './desk'
import { PartFacts } from './PartFacts'
import { SignatoryButton } from './RuleButtons'
import { UploadButton } from './UploadButton'
import { neededPapers, partsOf, type CompanyPaper, type CompanyPart } from './parts'

/** Keys belong to the review. */
const Papers = ({ papers }: { papers: CompanyPaper[] }) => {
  const { refetch } = useShowContext()
  const [selected, setSelected] = useState('')
  return (
    <Box sx={{ height: papers.length > 0 ? 360 : 'auto', display: 'flex', mt: 2 }}>
      <DocumentViewer
        documents={papers}
        selected={selected}
        onSelect={setSelected}
        onExpired={() => void refetch()}
        hasKeys={false}
      />
    </Box>
  )
}

/** On the company's behalf. */
const Commands = ({ kind, member }: CompanyPart) => {
  if (kind === 'appointment') return <AppointmentButton />
  if (!member) return <UploadButton />
  return (
    <>
      {!member.isNewcomer && <SignatoryButton member={member} />}
      <UploadButton member={member} />
    </>
  )
}

const titleOf = ({ kind, member }: CompanyPart) =>
  kind === 'member' || kind === 'ceo'
    ? `enums.memberRole.${member?.role ?? 'CEO'}`
    : `companies.step.${kind}`

const PartSheet = ({ part, papers }: { part: CompanyPart; papers: CompanyPaper[] }) => {
  const translate = useTranslate()
  const title = translate(titleOf(part))
  return (
    <Paper
      component="section"
      aria-label={part.kind === 'member' ? `${title} ${part.title}` : title}
      sx={{ border: 1, borderColor: 'divider', p: 2 }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 1.5 }}>
        <Typography variant="h2">{title}</Typography>
        <Status of="companyStatus" value={part.status} />
      </Stack>
      <PartFacts part={part} />
      {part.kind !== 'appointment' && <Papers papers={papers} />}
      <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
        <Commands {...part} />
        <ReopenButton desk={companyDesk} part={part} />
      </Stack>
    </Paper>
  )
}

/** Each part of the company with its papers, and what the bank may do with it. */
export const PartSheets = () => {
  const record = useRecordContext<RecordOf<'companies'>>()
  if (!record) return null
  return partsOf(record).map((part) => (
    <PartSheet key={part.name} part={part} papers={neededPapers(record, part)} />
  ))
}
