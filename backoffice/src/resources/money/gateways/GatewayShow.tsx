import { Stack } from '@mui/material'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { ActivateGatewayButton } from './ActivateGatewayButton'
import { Contract } from './Contract'
import { ContractButton } from './ContractButton'
import { DefaultButton, SwitchOffGatewayButton } from './commands'
import { Health } from './Health'
import { LimitsButton } from './LimitsButton'

export default function GatewayShow() {
  return (
    <ShowPage
      status={<StatusChip source="active" of="active" />}
      commands={
        <Stack direction="row" spacing={1}>
          <ActivateGatewayButton />
          <DefaultButton />
          <LimitsButton />
          <ContractButton />
          <SwitchOffGatewayButton />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <FactSheet title="gateways.offer">
        <DescribedFacts
          of="gateways"
          fields={['indicator', 'position', 'isDefault', 'minAmount', 'maxAmount']}
        />
      </FactSheet>
      <FactSheet title="gateways.contract">
        <DescribedFacts of="gateways" fields={['source', 'contractSince?']} />
        <Contract />
      </FactSheet>
      <FactSheet title="gateways.healthTitle">
        <DescribedFacts
          of="gateways"
          fields={[
            'lastAnswerAt',
            'lastVerdict',
            'lastCode',
            <Fact source="failuresLastHour">
              <Health />
            </Fact>,
          ]}
        />
      </FactSheet>
    </ShowPage>
  )
}
