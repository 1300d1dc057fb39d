import { Stack } from '@mui/material'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { ActivateButton } from './ActivateButton'
import { Contract } from './Contract'
import { ContractButton } from './ContractButton'
import { DefaultButton, SwitchOffButton } from './commands'
import { Health } from './Health'
import { LimitsButton } from './LimitsButton'

export default function GatewayShow() {
  return (
    <ShowPage
      status={<StatusChip source="active" of="active" />}
      commands={
        <Stack direction="row" spacing={1}>
          <ActivateButton />
          <DefaultButton />
          <LimitsButton />
          <ContractButton />
          <SwitchOffButton />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <FactSheet title="gateways.offer">
        <Facts>
          <Fact source="indicator" of="gateway" isWord />
          <Fact source="position" />
          <Fact source="isDefault" of="yesNo" isWord />
          <Fact source="minAmount" as="rial" />
          <Fact source="maxAmount" as="rial" />
        </Facts>
      </FactSheet>
      <FactSheet title="gateways.contract">
        <Facts>
          <Fact source="source" of="gatewaySource" />
          <Fact source="contractSince" as="time" isOptional />
        </Facts>
        <Contract />
      </FactSheet>
      <FactSheet title="gateways.healthTitle">
        <Facts>
          <Fact source="lastAnswerAt" as="time" />
          <Fact source="lastVerdict" of="bankVerdict" />
          <Fact source="lastCode" as="code" />
          <Fact source="failuresLastHour">
            <Health />
          </Fact>
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
