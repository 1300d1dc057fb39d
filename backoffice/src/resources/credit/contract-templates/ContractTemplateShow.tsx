import { Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ContractText } from '../../../components/ContractText'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import { AskInForceButton } from './commands'
import { TextButton } from './TextButton'

/** A text without a plan is for whichever has none of its own. */
const PlanName = () => {
  const translate = useTranslate()
  return (
    <WithRecord>
      {({ plan }) => translate(plan ? `enums.plan.${plan}` : 'contractTemplates.allPlans')}
    </WithRecord>
  )
}

/** A text as customers would read it, with the word of each open value in its place. */
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
        <Facts>
          <Fact source="contractType" of="contractType" isWord />
          <Fact source="plan">
            <PlanName />
          </Fact>
          <Fact source="version" as="code" />
          <Fact source="writtenByName" isOptional />
          <Fact source="approvedByName" isOptional />
          <Fact source="createdAt" as="time" />
          <Fact source="inForceAt" as="time" isOptional />
          <Fact source="retiredAt" as="time" isOptional />
        </Facts>
      </FactSheet>
      <FactSheet title="contractTemplates.preview">
        <WithRecord>{({ preview }) => <ContractText html={String(preview)} />}</WithRecord>
      </FactSheet>
    </ShowPage>
  )
}
