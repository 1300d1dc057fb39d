import { describedList } from '../../../components/list/describedList'
import { ClaimField } from '../../../components/review/ClaimField'
import { rowToReview, StartReview } from '../../../components/review/ReviewLinks'
import { holderDesk } from './desk'

export default describedList('card-holders', {
  columns: [
    'createdAt',
    'companyName',
    'holderName',
    'phone',
    'legalUserKycStatus',
    'contractStatus',
    'cardSigned',
    'cardStatus',
    'nationalCode',
    'cardNumber',
    'ceiling',
    'sentAt',
    'removedAt',
    { field: 'claimedBy', cell: ClaimField, isText: true },
  ],
  hidden: ['nationalCode', 'cardNumber', 'ceiling', 'sentAt', 'removedAt'],
  views: [
    { name: 'cardHolders.views.waiting', filter: { waits: true } },
    { name: 'cardHolders.views.people', filter: { legalUserKycStatus: 'PENDING' } },
    { name: 'cardHolders.views.contracts', filter: { contractStatus: 'PENDING' } },
  ],
  initialFilter: { waits: true },
  sort: { field: 'sentAt', order: 'ASC' },
  refreshEvery: 30_000,
  rowClickFor: rowToReview(holderDesk),
  actions: <StartReview {...holderDesk} />,
})
