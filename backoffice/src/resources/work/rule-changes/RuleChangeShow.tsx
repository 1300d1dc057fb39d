import { Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, FactSheet } from '../../../components/Facts'
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
        <DescribedFacts
          of="rule-changes"
          fields={[
            { field: 'companyName', to: 'companies', by: 'companyId' },
            'proposedBy',
            'createdAt',
            <Fact source="isForBank" label="ruleChanges.confirmer">
              <WithRecord>
                {({ isForBank }) => translate(`ruleChanges.${isForBank ? 'bank' : 'company'}`)}
              </WithRecord>
            </Fact>,
            'version',
            'minimumBefore',
            'minimumOptional',
            'decidedBy',
            'decidedAt',
          ]}
        />
      </FactSheet>
      <Signatories />
    </ShowPage>
  )
}
