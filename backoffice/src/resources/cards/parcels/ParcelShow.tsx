import { Stack } from '@mui/material'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
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
        <DescribedFacts
          of="parcels"
          fields={[
            'trackingNumber',
            { field: 'cardNumber', label: 'parcels.theCard', to: 'cards', by: 'cardId' },
            'cardStatus',
            'createdAt',
            'movedAt',
          ]}
        />
      </FactSheet>
      <FactSheet title="parcels.to">
        <DescribedFacts
          of="parcels"
          fields={[
            'recipient',
            'phone',
            'provinceName',
            'cityName',
            'postalCode',
            { field: 'address', isWide: true },
          ]}
        />
      </FactSheet>
    </ShowPage>
  )
}
