import { Paper, Stack, Typography } from '@mui/material'
import {
  RecordContextProvider,
  ResourceContextProvider,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { Fact, Facts } from '../../components/Facts'
import { StatusChip } from '../../components/StatusChip'
import type { RecordOf } from '../../providers/contract'
import {
  RejectMemberButton,
  RejectStepButton,
  VerifyMemberButton,
  VerifyStepButton,
} from './CompanyButtons'
import { CompanyPapers } from './CompanyPapers'
import { PartSheet } from './PickedPart'
import { SignatoryButton } from './RuleButtons'
import { UploadButton } from './UploadButton'
import type { Company, Member } from './company'

const MemberFacts = () => (
  <Facts>
    <Fact source="firstName" />
    <Fact source="lastName" />
    <Fact source="nationalCode" as="code" />
    <Fact source="birthDate" as="date" />
    <Fact source="phone" as="code" />
    <Fact source="roleInCompany" />
    <Fact source="signatoryStatus" of="signatureLevel" isWord />
    <Fact source="rejectionReason" isWide isOptional />
  </Facts>
)

const MemberSheet = ({ member, papers }: { member: Member; papers: Company['papers'] }) => {
  const translate = useTranslate()
  const isCeo = member.role === 'CEO'
  const part = isCeo ? 'ceo' : member.id
  const row = { ...member, status: member.legalUserKycStatus }
  return (
    <PartSheet name={part}>
      <Paper component="section" sx={{ border: 1, borderColor: 'divider', p: 2 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 1.5 }}>
          <Typography variant="h2">{translate(`enums.memberRole.${member.role}`)}</Typography>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            {isCeo ? (
              <>
                <VerifyStepButton step="ceo" />
                <RejectStepButton step="ceo" />
              </>
            ) : (
              <RecordContextProvider value={row}>
                <VerifyMemberButton />
                <RejectMemberButton />
              </RecordContextProvider>
            )}
            <RecordContextProvider value={row}>
              <StatusChip source="status" of="companyStatus" />
            </RecordContextProvider>
          </Stack>
        </Stack>
        <ResourceContextProvider value="board-members">
          <RecordContextProvider value={row}>
            <MemberFacts />
          </RecordContextProvider>
        </ResourceContextProvider>
        <CompanyPapers papers={papers} part={part} />
        <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
          <SignatoryButton member={member} />
          <UploadButton member={member} />
        </Stack>
      </Paper>
    </PartSheet>
  )
}

/** The CEO and the board, each with papers and decision beside the data. */
export const MemberSheets = () => {
  const record = useRecordContext<RecordOf<'companies'>>()
  return (record?.members ?? []).map((member) => (
    <MemberSheet
      key={member.id}
      member={member}
      papers={(record?.papers ?? []).filter(({ memberId }) => memberId === member.id)}
    />
  ))
}
