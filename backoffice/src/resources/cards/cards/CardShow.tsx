import { cameBack } from '@kasbeno/api/contracts/cards'
import { Alert, Stack } from '@mui/material'
import { RecordContextProvider, useTranslate } from 'react-admin'
import { Code } from '../../../components/CodeField'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { JalaliDate } from '../../../components/JalaliDateField'
import { OwnerFacts } from '../../../components/OwnerFacts'
import { RecordHistory } from '../../../components/RecordHistory'
import type { RecordOf } from '../../../providers/contract'
import { RecordLink } from '../../../components/RecordLink'
import { Missing } from '../../../components/RialField'
import { ShowPage } from '../../../components/ShowPage'
import { Status, StatusChip } from '../../../components/StatusChip'
import { SubTable } from '../../../components/SubTable'
import { WithRecord } from '../../../components/WithRecord'
import { formatNumber } from '../../../lib/format'
import { ConfirmAddressButton } from './ConfirmAddressButton'
import { DisableCardButton, PrintCardButton } from './commands'
import { MoveButtons } from '../parcels/MoveButtons'

const Delivery = () => {
  const translate = useTranslate()
  return (
    <FactSheet title="cards.delivery">
      <WithRecord<RecordOf<'cards'>>>
        {({ deliveryAddress: to }) =>
          to ? (
            <Facts>
              <Fact source="deliveryAddress.provinceName" label="cards.province" />
              <Fact source="deliveryAddress.cityName" label="cards.city" />
              <Fact source="deliveryAddress.postalCode" label="cards.postalCode" as="code" />
              <Fact source="deliveryAddress.address" label="cards.address" isWide />
            </Facts>
          ) : (
            translate('cards.noAddress')
          )
        }
      </WithRecord>
    </FactSheet>
  )
}

const field = (name: string) => `resources.parcels.fields.${name}`

const Parcels = () => (
  <FactSheet title="cards.parcels">
    <WithRecord<RecordOf<'cards'>>>
      {({ parcels }) => (
        <SubTable
          label="cards.parcels"
          rows={parcels ?? []}
          rowKey={({ id }) => id}
          empty="cards.noParcels"
          columns={[
            {
              label: field('trackingNumber'),
              render: ({ id, trackingNumber }) => (
                <RecordLink resource="parcels" id={id}>
                  {trackingNumber ? <Code value={trackingNumber} /> : <Missing />}
                </RecordLink>
              ),
            },
            {
              label: field('status'),
              render: ({ status }) => <Status of="parcel" value={status} />,
            },
            {
              label: field('createdAt'),
              render: ({ createdAt }) => <JalaliDate value={createdAt} withTime />,
            },
            {
              label: field('movedAt'),
              render: ({ movedAt }) => <JalaliDate value={movedAt} withTime />,
            },
          ]}
        />
      )}
    </WithRecord>
  </FactSheet>
)

const Prints = () => (
  <FactSheet title="cards.prints">
    <WithRecord<RecordOf<'cards'>>>
      {({ prints }) => (
        <SubTable
          label="cards.prints"
          rows={prints ?? []}
          rowKey={({ batchId }) => batchId}
          empty="cards.noPrints"
          columns={[
            {
              label: 'resources.print-batches.fields.number',
              render: ({ batchId, batchNumber }) => (
                <RecordLink resource="print-batches" id={batchId}>
                  {formatNumber(batchNumber)}
                </RecordLink>
              ),
            },
            {
              label: 'printBatches.result',
              render: ({ status }) => <Status of="print" value={status} />,
            },
            { label: 'printBatches.reason', render: ({ reason }) => reason ?? <Missing /> },
          ]}
        />
      )}
    </WithRecord>
  </FactSheet>
)

/** Returned, or locked by wrong secrets. */
const Standing = () => {
  const translate = useTranslate()
  return (
    <WithRecord<RecordOf<'cards'>>>
      {({ status, parcelStatus, pinLockedUntil, activationLockedUntil }) => (
        <>
          {cameBack({ status, parcelStatus }) && (
            <Alert severity="warning">{translate('cards.returned')}</Alert>
          )}
          {status === 'ENABLED' && pinLockedUntil && (
            <Alert severity="warning">{translate('cards.pinLocked')}</Alert>
          )}
          {status === 'DELIVERED' && activationLockedUntil && (
            <Alert severity="warning">{translate('cards.activationLocked')}</Alert>
          )}
        </>
      )}
    </WithRecord>
  )
}

const Former = () => {
  const translate = useTranslate()
  return (
    <WithRecord<RecordOf<'cards'>>>
      {({ replacesId }) =>
        replacesId && (
          <Fact source="replacesId" label="cards.replaces">
            <RecordLink resource="cards" id={replacesId}>
              {translate('cards.formerCard')}
            </RecordLink>
          </Fact>
        )
      }
    </WithRecord>
  )
}

/** Shortcut to the parcel's next steps. */
const ParcelMoves = () => (
  <WithRecord<RecordOf<'cards'>>>
    {({ parcels }) => {
      const newest = parcels?.[0]
      return (
        newest && (
          <RecordContextProvider value={newest}>
            <MoveButtons />
          </RecordContextProvider>
        )
      )
    }}
  </WithRecord>
)

export default function CardShow() {
  return (
    <ShowPage
      status={<StatusChip source="status" of="card" />}
      commands={
        <Stack direction="row" spacing={1}>
          <ConfirmAddressButton />
          <PrintCardButton />
          <ParcelMoves />
          <DisableCardButton />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <Standing />
      <FactSheet title="cards.facts">
        <DescribedFacts
          of="cards"
          fields={[
            <OwnerFacts />,
            'holderName?',
            'cardNumber',
            'expiresOn',
            'pinLockedUntil?',
            'activationLockedUntil?',
            'cvv2Views',
            'createdAt',
            'updatedAt',
            <Former />,
          ]}
        />
      </FactSheet>
      <Delivery />
      <Parcels />
      <Prints />
    </ShowPage>
  )
}
