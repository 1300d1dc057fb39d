import { Box, Stack } from '@mui/material'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { Inquiries } from '../../../components/review/Inquiries'
import { LinkToReview } from '../../../components/review/ReviewLinks'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { AllocateCompanyButton, MarkDefinedButton } from './CompanyButtons'
import { CompanyLinks } from './CompanyLinks'
import { Delegations } from './Delegations'
import { companyDesk } from './desk'
import { PartSheets } from './PartSheets'
import { MinimumButton } from './RuleButtons'

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
    <DescribedFacts
      of="companies"
      fields={[
        'credit',
        'remainCredit',
        <Fact source="pendingApproval.amount" as="rial" isOptional />,
        'allocationSince?',
        'waitingSince',
        <Fact source="claimedBy.name" isOptional />,
        'createdAt',
        'updatedAt',
      ]}
    />
  </FactSheet>
)

export default function CompanyShow() {
  return (
    <ShowPage
      status={<StatusChip source="companyKycStep" of="companyKycStep" />}
      commands={
        <Stack direction="row" spacing={1}>
          <MarkDefinedButton />
          <LinkToReview {...companyDesk} />
          <AllocateCompanyButton />
        </Stack>
      }
      aside={
        <>
          <Inquiries desk={companyDesk} level="h2" />
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
