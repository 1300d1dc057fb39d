import { Box, Stack, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { Fact, Facts, FactSheet } from '../../components/Facts'
import { InquiryList } from '../../components/InquiryList'
import { RecordHistory } from '../../components/RecordHistory'
import { ShowPage } from '../../components/ShowPage'
import { StatusChip } from '../../components/StatusChip'
import type { RecordOf } from '../../providers/contract'
import {
  AllocateCompanyButton,
  RejectStepButton,
  ToggleDefinedButton,
  VerifyStepButton,
} from './CompanyButtons'
import { AppointmentButton } from './AppointmentButton'
import { CompanyLinks } from './CompanyLinks'
import { OwnPapers } from './CompanyPapers'
import { MemberSheets } from './MemberSheets'
import { PartSheet, PickParts } from './PickedPart'
import { MinimumButton } from './RuleButtons'
import { UploadButton } from './UploadButton'
import { legal, statusField, type DecidedStep } from './company'

const Register = () => {
  const translate = useTranslate()
  const record = useRecordContext<RecordOf<'companies'>>()
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('review.checks')}
      </Typography>
      <InquiryList
        of="companyInquiryKind"
        permission="companies.decide"
        path={`${legal}/companies/${String(record?.id)}/inquire`}
        inquiries={record?.inquiries ?? []}
      />
    </Box>
  )
}

const Decision = ({ step }: { step: DecidedStep }) => (
  <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
    <VerifyStepButton step={step} />
    <RejectStepButton step={step} />
    <StatusChip source={statusField[step]} of="companyStatus" />
  </Stack>
)

export default function CompanyShow() {
  return (
    <ShowPage
      status={<StatusChip source="companyKycStep" of="companyKycStep" />}
      commands={
        <Stack direction="row" spacing={1}>
          <ToggleDefinedButton />
          <AllocateCompanyButton />
        </Stack>
      }
      aside={
        <>
          <Register />
          <CompanyLinks />
          <RecordHistory />
        </>
      }
    >
      <PickParts>
        <PartSheet name="company">
          <FactSheet title="companies.step.company" status={<Decision step="company" />}>
            <Facts>
              <Fact source="companyName" />
              <Fact source="companyUniqueId" as="code" />
              <Fact source="guildName" />
              <Fact source="isDistributorDefined" of="yesNo" isWord />
              <Fact source="provinceName" />
              <Fact source="cityName" />
              <Fact source="postalCode" as="code" />
              <Fact source="address" isWide />
              <Fact source="rejections.company" label="review.earlierRejection" isWide isOptional />
            </Facts>
            <OwnPapers />
            <Box sx={{ mt: 1.5 }}>
              <UploadButton />
            </Box>
          </FactSheet>
        </PartSheet>
        <MemberSheets />
        <FactSheet
          title="companies.rule"
          status={<StatusChip source="boardMemberStatus" of="companyStatus" />}
        >
          <Facts>
            <Fact source="ruleVersion" />
            <Fact source="minimumOptional" />
          </Facts>
          <Box sx={{ mt: 1.5 }}>
            <MinimumButton />
          </Box>
        </FactSheet>
        <PartSheet name="appointment">
          <FactSheet title="companies.step.appointment" status={<Decision step="appointment" />}>
            <Facts>
              <Fact source="branch.branchCode" as="code" />
              <Fact source="branch.name" />
              <Fact source="branch.address" isWide />
              <Fact
                source="rejections.appointment"
                label="review.earlierRejection"
                isWide
                isOptional
              />
            </Facts>
            <Box sx={{ mt: 1.5 }}>
              <AppointmentButton />
            </Box>
          </FactSheet>
        </PartSheet>
        <FactSheet title="companies.credit">
          <Facts>
            <Fact source="credit" as="rial" />
            <Fact source="remainCredit" as="rial" />
            <Fact source="pendingApproval.amount" as="rial" isOptional />
            <Fact source="waitingSince" as="time" />
            <Fact source="createdAt" as="time" />
            <Fact source="updatedAt" as="time" />
          </Facts>
        </FactSheet>
      </PickParts>
    </ShowPage>
  )
}
