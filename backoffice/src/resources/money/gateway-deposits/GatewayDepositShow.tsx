import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { ReverseButton } from './commands'

export default function GatewayDepositShow() {
  return (
    <ShowPage
      status={<StatusChip source="status" of="deposit" />}
      commands={<ReverseButton />}
      aside={<RecordHistory />}
    >
      <FactSheet title="deposits.facts">
        <DescribedFacts
          of="gateway-deposits"
          fields={[
            'amount',
            'indicator',
            'depositedOn',
            'trackingNumber',
            'recordedBy',
            'recordedAt',
            'reversedBy?',
            'reversedAt?',
            { field: 'reason', isWide: true, isOptional: true },
          ]}
        />
      </FactSheet>
    </ShowPage>
  )
}
