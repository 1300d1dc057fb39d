import { Stack } from '@mui/material'
import { Code } from '../../../components/CodeField'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import type { RecordOf } from '../../../providers/contract'
import { RecordLink } from '../../../components/RecordLink'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import { MoveButtons } from './MoveButtons'

export default function ParcelShow() {
  return (
    <ShowPage
      status={<StatusChip source="status" of="parcel" />}
      commands={
        <Stack direction="row" spacing={1}>
          <MoveButtons />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <FactSheet title="parcels.facts">
        <Facts>
          <Fact source="trackingNumber" as="code" />
          <Fact source="cardNumber" label="parcels.theCard">
            <WithRecord<RecordOf<'parcels'>>>
              {({ cardId, cardNumber }) => (
                <RecordLink resource="cards" id={cardId}>
                  <Code value={cardNumber} />
                </RecordLink>
              )}
            </WithRecord>
          </Fact>
          <Fact source="cardStatus" of="card" />
          <Fact source="createdAt" as="time" />
          <Fact source="movedAt" as="time" />
        </Facts>
      </FactSheet>
      <FactSheet title="parcels.to">
        <Facts>
          <Fact source="recipient" />
          <Fact source="phone" as="code" />
          <Fact source="provinceName" />
          <Fact source="cityName" />
          <Fact source="postalCode" as="code" />
          <Fact source="address" isWide />
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
