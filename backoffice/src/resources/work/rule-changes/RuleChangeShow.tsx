import { Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordLink } from '../../../components/RecordLink'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import { ConfirmRuleButton, RefuseRuleButton } from './commands'
import { Signatories } from './Signatories'

export default function RuleChangeShow() {
  const translate = useTranslate()
  return (
    <ShowPage
      status={<StatusChip source="status" of="ruleChange" />}
      commands={
        <Stack direction="row" spacing={1}>
          <ConfirmRuleButton />
          <RefuseRuleButton />
        </Stack>
      }
    >
      <FactSheet title="ruleChanges.what">
        <Facts>
          <Fact source="companyName">
            <WithRecord>
              {({ companyId, companyName }) => (
                <RecordLink resource="companies" id={companyId}>
                  {companyName}
                </RecordLink>
              )}
            </WithRecord>
          </Fact>
          <Fact source="proposedBy" />
          <Fact source="createdAt" as="time" />
          <Fact source="isForBank" label="ruleChanges.confirmer">
            <WithRecord>
              {({ isForBank }) => translate(`ruleChanges.${isForBank ? 'bank' : 'company'}`)}
            </WithRecord>
          </Fact>
          <Fact source="version" />
          <Fact source="minimumBefore" />
          <Fact source="minimumOptional" />
          <Fact source="decidedBy" />
          <Fact source="decidedAt" as="time" />
        </Facts>
      </FactSheet>
      <Signatories />
    </ShowPage>
  )
}
