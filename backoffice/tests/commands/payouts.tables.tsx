import { ReopenPaymentButton } from '../../src/resources/money/payments/commands'
import { RetryPayoutButton } from '../../src/resources/money/payouts/RetryPayoutButton'
import { CorrectButtons } from '../../src/resources/money/payouts/CorrectButtons'
import {
  ApproveWithdrawalButton,
  RefuseWithdrawalButton,
} from '../../src/resources/money/withdrawals/DecisionButtons'
import type { CommandTable } from '../support/commands'
import type { Answers } from '../support/desk'

const none: Answers = {
  'GET /api/admin/change-requests': () => [],
  'GET /api/admin/payout-alarms': () => [],
}
const withdrawal = {
  status: 'REQUESTED',
  amount: 9,
  ownerName: 'نرگس',
  iban: 'IR820540102680020817909002',
  ibanAnswer: 'MATCHED',
  waitsForMember: false,
  proposedBy: null,
}

/** Money that goes out and may come back. */
export const payoutTables: CommandTable[] = [
  {
    file: 'resources/money/payments/commands.tsx',
    label: 'باز کردن دوباره',
    resource: 'payments',
    right: 'payments.resolve',
    element: <ReopenPaymentButton />,
    record: { indicator: 'SAMAN', status: 'FINAL_ERROR', decision: null, amount: 9 },
    states: {
      'FINAL_ERROR': [{}, 'offered'],
      'COMPLETED': [{ status: 'COMPLETED' }, 'absent'],
      'IN_DOUBT': [{ status: 'IN_DOUBT' }, 'absent'],
      'a second person is asked': [
        { decision: { requestedBy: { id: 'x', name: 'کسی' } } },
        'absent',
      ],
    },
  },
  {
    file: 'resources/money/payouts/RetryPayoutButton.tsx',
    label: 'پرداخت دوباره',
    resource: 'payouts',
    right: 'settlement.run',
    element: <RetryPayoutButton />,
    record: { status: 'FAILED', distributorName: 'پخش نمونه', net: 5 },
    states: {
      FAILED: [{}, 'offered'],
      PAID: [{ status: 'PAID' }, 'absent'],
      PENDING: [{ status: 'PENDING' }, 'absent'],
    },
  },
  {
    file: 'resources/money/payouts/CorrectButtons.tsx',
    label: 'پول برگشت',
    resource: 'payouts',
    right: 'settlement.run',
    element: <CorrectButtons of="id" />,
    record: { status: 'PAID' },
    answers: none,
    states: {
      PAID: [{}, 'offered'],
      FAILED: [{ status: 'FAILED' }, 'absent'],
      PENDING: [{ status: 'PENDING' }, 'absent'],
    },
  },
  {
    file: 'resources/money/payouts/CorrectButtons.tsx',
    label: 'پول برگشت',
    resource: 'withdrawals',
    right: 'settlement.run',
    element: <CorrectButtons of="payoutId" />,
    record: { status: 'PAID', payoutId: 'p1' },
    answers: none,
    states: {
      PAID: [{}, 'offered'],
      SENT: [{ status: 'SENT', payoutId: null }, 'absent'],
      FAILED: [{ status: 'FAILED' }, 'absent'],
    },
  },
  {
    file: 'resources/money/withdrawals/DecisionButtons.tsx',
    label: 'تأیید',
    resource: 'withdrawals',
    right: 'withdrawals.decide',
    element: <ApproveWithdrawalButton />,
    record: withdrawal,
    states: {
      'asked for': [{}, 'offered'],
      'its inquiry runs': [{ ibanAnswer: 'PENDING' }, 'because: استعلام شبا هنوز پاسخ نداده است.'],
      'a member has to agree first': [
        { waitsForMember: true },
        'because: نخست صاحب امضای الزامی دیگری از شرکت باید آن را تأیید کند.',
      ],
      'approved once by me': [
        { proposedBy: { id: 'me', name: 'من' } },
        'because: تأیید نخست را خودتان داده‌اید؛ نفر دوم همکار دیگری است.',
      ],
      'paid': [{ status: 'PAID' }, 'because: درباره این برداشت پیش‌تر تصمیم گرفته شده است.'],
    },
  },
  {
    file: 'resources/money/withdrawals/DecisionButtons.tsx',
    label: 'رد',
    resource: 'withdrawals',
    right: 'withdrawals.decide',
    element: <RefuseWithdrawalButton />,
    record: withdrawal,
    states: {
      'asked for': [{}, 'offered'],
      'approved': [{ status: 'APPROVED' }, 'offered'],
      'sent': [{ status: 'SENT' }, 'because: این برداشت به بانک رفته یا پایان یافته است.'],
    },
  },
]
