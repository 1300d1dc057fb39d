import { useTranslate } from 'react-admin'
import { RecordLink } from '../../../components/RecordLink'
import { Missing } from '../../../components/RialField'
import { Status } from '../../../components/StatusChip'
import type { RowOf } from '../../../providers/contract'
import { RelatedRows } from './Related'

const member = (field: string) => `resources.board-members.fields.${field}`
const holder = (field: string) => `resources.card-holders.fields.${field}`

const Word = ({ of, value }: { of: string; value: string }) => (
  <>{useTranslate()(`enums.${of}.${value}`)}</>
)

/** With their name there. */
export const UserCompanies = () => (
  <RelatedRows<RowOf<'board-members'>>
    resource="board-members"
    title="users.companies"
    isRare
    sort={{ field: 'createdAt', order: 'DESC' }}
    columns={[
      {
        label: member('companyName'),
        render: ({ companyId, companyName }) => (
          <RecordLink resource="companies" id={companyId}>
            {companyName}
          </RecordLink>
        ),
      },
      {
        label: 'users.fullName',
        render: ({ firstName, lastName }) =>
          [firstName, lastName].filter(Boolean).join(' ') || <Missing />,
      },
      { label: member('role'), render: ({ role }) => <Word of="memberRole" value={role} /> },
      {
        label: member('signatoryStatus'),
        render: ({ signatoryStatus }) => <Word of="signatureLevel" value={signatoryStatus} />,
      },
      {
        label: member('status'),
        render: ({ status }) => <Status of="companyStatus" value={status} />,
      },
    ]}
  />
)

export const UserHeldCards = () => (
  <RelatedRows<RowOf<'card-holders'>>
    resource="card-holders"
    title="users.heldCards"
    isRare
    sort={{ field: 'createdAt', order: 'DESC' }}
    columns={[
      {
        label: holder('companyName'),
        render: ({ id, companyName }) => (
          <RecordLink resource="card-holders" id={id}>
            {companyName}
          </RecordLink>
        ),
      },
      {
        label: holder('legalUserKycStatus'),
        render: ({ legalUserKycStatus }) => (
          <Status of="cardHolderStatus" value={legalUserKycStatus} />
        ),
      },
      {
        label: holder('cardStatus'),
        render: ({ cardStatus }) =>
          cardStatus ? <Status of="card" value={cardStatus} /> : <Missing />,
      },
    ]}
  />
)
