import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Code } from '../../../components/CodeField'
import { JalaliDate } from '../../../components/JalaliDateField'
import { RecordLink } from '../../../components/RecordLink'
import { Missing, Rials } from '../../../components/RialField'
import { Status } from '../../../components/StatusChip'
import type { RowOf } from '../../../providers/contract'
import { RelatedRows } from './Related'

const line = (field: string) => `resources.credit-lines.fields.${field}`
const block = (field: string) => `resources.suspensions.fields.${field}`
const card = (field: string) => `resources.cards.fields.${field}`

const Plan = ({ value }: { value: string }) => <>{useTranslate()(`enums.planShort.${value}`)}</>

export const UserLines = () => (
  <RelatedRows<RowOf<'credit-lines'>>
    resource="credit-lines"
    title="users.lines"
    sort={{ field: 'allocatedAt', order: 'DESC' }}
    columns={[
      {
        label: line('plan'),
        render: ({ id, plan }) => (
          <RecordLink resource="credit-lines" id={id}>
            <Plan value={plan} />
          </RecordLink>
        ),
      },
      {
        label: line('status'),
        render: ({ status }) => <Status of="line" value={status} />,
      },
      {
        label: line('limit'),
        isNumber: true,
        render: ({ limit }) => <Rials value={limit} hideUnit />,
      },
      {
        label: line('left'),
        isNumber: true,
        render: ({ left }) => <Rials value={left} hideUnit />,
      },
      { label: line('expiresOn'), render: ({ expiresOn }) => <JalaliDate value={expiresOn} /> },
    ]}
  />
)

const BlockReason = ({ value }: { value: string }) => (
  <>{useTranslate()(`enums.blockReason.${value}`)}</>
)

/** Blocks explain failed payments. */
export const UserSuspensions = () => (
  <RelatedRows<RowOf<'suspensions'>>
    resource="suspensions"
    title="users.suspensions"
    empty="users.noSuspensions"
    filter={{ state: 'IN_FORCE' }}
    sort={{ field: 'blockedAt', order: 'DESC' }}
    columns={[
      {
        label: block('blockReason'),
        render: ({ id, blockReason }) => (
          <RecordLink resource="suspensions" id={id}>
            <BlockReason value={blockReason} />
          </RecordLink>
        ),
      },
      { label: block('plan'), render: ({ plan }) => <Plan value={plan} /> },
      { label: block('note'), render: ({ note }) => note ?? <Missing /> },
      {
        label: block('blockedAt'),
        render: ({ blockedAt }) => <JalaliDate value={blockedAt} withTime />,
      },
    ]}
  />
)

/** Locked by wrong PINs or CVV2. */
const CardStanding = ({ card: row }: { card: RowOf<'cards'> }) => {
  const translate = useTranslate()
  return (
    <>
      <Status of="card" value={row.status} />
      {row.pinLockedUntil && (
        <Typography variant="body2">{translate('cards.pinIsLocked')}</Typography>
      )}
      {row.activationLockedUntil && (
        <Typography variant="body2">{translate('cards.activationIsLocked')}</Typography>
      )}
    </>
  )
}

export const UserCards = () => (
  <RelatedRows<RowOf<'cards'>>
    resource="cards"
    title="users.cards"
    sort={{ field: 'createdAt', order: 'DESC' }}
    columns={[
      {
        label: card('cardNumber'),
        render: ({ id, cardNumber }) => (
          <RecordLink resource="cards" id={id}>
            <Code value={cardNumber} />
          </RecordLink>
        ),
      },
      { label: card('plan'), render: ({ plan }) => <Plan value={plan} /> },
      { label: card('status'), render: (row) => <CardStanding card={row} /> },
      {
        label: card('parcelStatus'),
        render: ({ parcelStatus }) => <Status of="parcel" value={parcelStatus} />,
      },
    ]}
  />
)
