import { AcceptButton, RefuseDisputeButton } from '../../src/resources/trade/disputes/AnswerButtons'
import { RenameButton } from '../../src/resources/trade/distributors/RenameButton'
import type { CommandTable } from '../support/commands'

const stopped = { order: { status: 'FRAUD' } }
const disputeStates = (frozen: string): CommandTable['states'] => ({
  'OPEN': [{ status: 'OPEN' }, 'because: شرکت پخش هنوز برای پاسخ مهلت دارد.'],
  'ESCALATED': [{ status: 'ESCALATED' }, 'offered'],
  'of a stopped invoice': [{ status: 'ESCALATED', ...stopped }, `because: ${frozen}`],
  'ACCEPTED': [{ status: 'ACCEPTED' }, 'because: این گزارش پایان یافته است.'],
  'REFUSED': [{ status: 'REFUSED' }, 'because: این گزارش پایان یافته است.'],
  'WITHDRAWN': [{ status: 'WITHDRAWN' }, 'because: این گزارش پایان یافته است.'],
  'LAPSED': [{ status: 'LAPSED' }, 'because: این گزارش پایان یافته است.'],
})
const frozenDispute = 'فاکتور برای بررسی متوقف است. پس از رفع توقف پاسخ دهید.'

export const tradeTables: CommandTable[] = [
  {
    file: 'resources/trade/distributors/RenameButton.tsx',
    label: 'نام و نشان',
    resource: 'distributors',
    right: 'distributors.update',
    element: <RenameButton />,
    states: {
      'with a logo': [{ name: 'پخش', slug: 'pakhsh', logo: '/api/distributor-logos/1' }, 'offered'],
      'without one': [{ name: 'پخش', slug: 'pakhsh', logo: null }, 'offered'],
    },
  },
  {
    file: 'resources/trade/disputes/AnswerButtons.tsx',
    label: 'پذیرفتن',
    resource: 'disputes',
    right: 'disputes.decide',
    element: <AcceptButton />,
    states: disputeStates(frozenDispute),
  },
  {
    file: 'resources/trade/disputes/AnswerButtons.tsx',
    label: 'نپذیرفتن',
    resource: 'disputes',
    right: 'disputes.decide',
    element: <RefuseDisputeButton />,
    states: disputeStates(frozenDispute),
  },
]
