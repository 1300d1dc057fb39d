import { Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ContractText } from '../../../components/ContractText'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import { AskInForceButton } from './commands'
import { TextButton } from './TextButton'

/** Without a plan: the default text. */
const PlanName = () => {
  const translate = useTranslate()
  return (
    <WithRecord>
      {({ plan }) => translate(plan ? `enums.plan.${plan}` : 'contractTemplates.allPlans')}
    </WithRecord>
  )
}

export default function ContractTemplateShow() {
  return (
    <ShowPage
      status={<StatusChip source="status" of="contractTemplate" />}
      commands={
        <Stack direction="row" spacing={1}>
          <AskInForceButton />
          <TextButton />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <FactSheet title="contractTemplates.facts">
        <DescribedFacts
          of="contract-templates"
          fields={[
            'contractType',
            <Fact source="plan">
              <PlanName />
            </Fact>,
            'version',
            'writtenByName?',
            'approvedByName?',
            'createdAt',
            'inForceAt?',
            'retiredAt?',
          ]}
        />
      </FactSheet>
      <FactSheet title="contractTemplates.preview">
        <WithRecord>{({ preview }) => <ContractText html={String(preview)} />}</WithRecord>
      </FactSheet>
    </ShowPage>
  )
}
