import { Box, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { AllocateCompanyButton, MarkDefinedButton } from './CompanyButtons'
import { CompanyInquiries } from './CompanyInquiries'
import { CompanyLinks } from './CompanyLinks'
import { Delegations } from './Delegations'
import { PartSheets } from './PartSheets'
import { ReviewLink } from './ReviewLink'
import { MinimumButton } from './RuleButtons'

const Register = () => {
  const translate = useTranslate()
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('review.checks')}
      </Typography>
      <CompanyInquiries />
    </Box>
  )
}

const Rule = () => (
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
)

const Credit = () => (
  <FactSheet title="companies.credit">
    <Facts>
      <Fact source="credit" as="rial" />
      <Fact source="remainCredit" as="rial" />
      <Fact source="pendingApproval.amount" as="rial" isOptional />
      <Fact source="allocationSince" as="time" isOptional />
      <Fact source="waitingSince" as="time" />
      <Fact source="claimedBy.name" isOptional />
      <Fact source="createdAt" as="time" />
      <Fact source="updatedAt" as="time" />
    </Facts>
  </FactSheet>
)

export default function CompanyShow() {
  return (
    <ShowPage
      status={<StatusChip source="companyKycStep" of="companyKycStep" />}
      commands={
        <Stack direction="row" spacing={1}>
          <MarkDefinedButton />
          <ReviewLink />
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
      <PartSheets />
      <Rule />
      <Delegations />
      <Credit />
    </ShowPage>
  )
}
