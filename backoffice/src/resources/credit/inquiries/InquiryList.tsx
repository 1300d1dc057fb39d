import { describedList } from '../../../components/list/describedList'
import { showPath } from '../../../providers/dataProvider'

/** Rows lead to the file, where it is asked again. */
export default describedList('inquiries', {
  columns: [
    'askedAt',
    'customerName',
    'phone',
    'plan',
    'inquiryKind',
    { field: 'answer', of: 'inquiry' },
    'answeredAt',
  ],
  rowClick: (_, __, { registrationId }) => showPath('registrations', registrationId),
  views: [
    { name: 'inquiries.views.scores', filter: { inquiryKind: 'CREDIT_BUREAU' } },
    { name: 'inquiries.views.down', filter: { answer: 'UNAVAILABLE' } },
    { name: 'inquiries.views.differs', filter: { answer: 'MISMATCHED' } },
  ],
})
