import { describedList } from '../../../components/list/describedList'

export default describedList('signature-enrollments', {
  columns: [
    'createdAt',
    'personName',
    'phone',
    'status',
    'refusal',
    'signatures',
    'submittedAt',
    'decidedAt',
    'certificateSerial',
    'certificateExpiresAt',
  ],
  hidden: ['submittedAt', 'certificateSerial', 'certificateExpiresAt'],
  views: [
    { name: 'signing.views.waiting', filter: { status: 'SUBMITTED' } },
    { name: 'signing.views.rejected', filter: { status: 'REJECTED' } },
  ],
})
