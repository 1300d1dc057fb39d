import { WithRecord } from '../../src/components/WithRecord'
import type { RecordOf } from '../../src/providers/contract'
import { RecordButton } from '../../src/resources/money/gateway-deposits/RecordButton'
import { ReverseButton } from '../../src/resources/money/gateway-deposits/commands'
import {
  ClosePaymentButton,
  ConfirmButton,
  RefusePaymentButton,
} from '../../src/resources/money/payments/commands'
import { PaymentDecisionButtons } from '../../src/resources/money/payments/PaymentDecisionButtons'
import { SettleByHandButton } from '../../src/resources/money/payments/SettleByHandButton'
import { ApproveRunButton } from '../../src/resources/money/settlement-runs/ApproveRunButton'
import { ApproveRetryButton } from '../../src/resources/money/settlement-runs/ApproveRetryButton'
import { CancelButton } from '../../src/resources/money/settlement-runs/commands'
import { CreateRunButtons } from '../../src/resources/money/settlement-runs/CreateRunButtons'
import { ImportResultButton } from '../../src/resources/money/settlement-runs/ImportResultButton'
import { RetryButton } from '../../src/resources/money/settlement-runs/RetryButton'
import { WithdrawRetryButton } from '../../src/resources/money/settlement-runs/WithdrawRetryButton'
import { gatewayTables } from './gateways.tables'
import { payoutTables } from './payouts.tables'
import type { CommandTable } from '../support/commands'
import type { Answers } from '../support/desk'

const decisionOf = (id: string) => ({
  decision: {
    id: 'd',
    kind: 'SETTLE_BY_HAND',
    bankReference: '1',
    reason: null,
    requestedAt: '2026-11-01T08:00:00Z',
    requestedBy: { id, name: 'کسی' },
  },
})
const decisionButtons = (
  <WithRecord<RecordOf<'payments'>>>
    {(record) => <PaymentDecisionButtons record={record} />}
  </WithRecord>
)
const ownDecision =
  'because: این درخواست را خودتان ثبت کرده‌اید؛ نفر دوم باید درباره آن تصمیم بگیرد.' as const

const offline = { indicator: 'OFFLINE', status: 'REDIRECTED', decision: null, amount: 9 }
const offlineStates: CommandTable['states'] = {
  'CREATED': [{ status: 'CREATED' }, 'absent'],
  'REDIRECTED': [{}, 'offered'],
  'CALLBACK_RECEIVED': [{ status: 'CALLBACK_RECEIVED' }, 'absent'],
  'IN_DOUBT': [{ status: 'IN_DOUBT' }, 'absent'],
  'COMPLETED': [{ status: 'COMPLETED' }, 'absent'],
  'FINAL_ERROR': [{ status: 'FINAL_ERROR' }, 'absent'],
  'REQUEST_ERROR': [{ status: 'REQUEST_ERROR' }, 'absent'],
  'of a bank': [{ indicator: 'SAMAN' }, 'absent'],
  'a second person is asked': [decisionOf('another'), 'absent'],
}
const doubt = { indicator: 'SAMAN', status: 'IN_DOUBT', decision: null, amount: 9 }
const doubtStates: CommandTable['states'] = {
  'CREATED': [{ status: 'CREATED' }, 'absent'],
  'REDIRECTED': [{ status: 'REDIRECTED' }, 'absent'],
  'CALLBACK_RECEIVED': [{ status: 'CALLBACK_RECEIVED' }, 'absent'],
  'IN_DOUBT': [{}, 'offered'],
  'COMPLETED': [{ status: 'COMPLETED' }, 'absent'],
  'FINAL_ERROR': [{ status: 'FINAL_ERROR' }, 'absent'],
  'REQUEST_ERROR': [{ status: 'REQUEST_ERROR' }, 'absent'],
  'a second person is asked': [decisionOf('another'), 'absent'],
}
const decisionStates: CommandTable['states'] = {
  'nothing is asked': [{}, 'absent'],
  'asked by another': [decisionOf('another'), 'offered'],
  'asked by me': [decisionOf('me'), ownDecision],
}

const transfer = (more: object) => ({
  paymentId: '1',
  status: 'PAID',
  trackingNumber: '7',
  retryIban: null,
  retryRequestedBy: null,
  retryRequestedById: null,
  ...more,
})
const askedBy = (id: string) =>
  transfer({ status: 'FAILED', retryIban: 'IR1', retryRequestedBy: id, retryRequestedById: id })
/** Runs by what became of their transfers. */
const transfersOf: Record<string, object[]> = {
  'paid': [transfer({})],
  'untracked': [transfer({ trackingNumber: null })],
  'failed': [transfer({}), transfer({ status: 'FAILED', trackingNumber: null })],
  'asked by me': [askedBy('me')],
  'asked by another': [askedBy('me'), askedBy('another')],
  'asked by another alone': [askedBy('another')],
}
const runAnswers: Answers = Object.fromEntries(
  Object.entries(transfersOf).map(([id, payouts]) => [
    `GET /api/admin/settlement/maturity-runs/${encodeURIComponent(id)}`,
    () => ({ id, payouts, totals: {}, resultFiles: [], exclusions: [], alsoIn: [] }),
  ])
)
const run = (status: string, transfers: string, more: object = {}) => ({
  id: encodeURIComponent(transfers),
  kind: 'MATURITY',
  status,
  payouts: 2,
  createdById: 'another',
  ...more,
})

export const moneyTables: CommandTable[] = [
  ...gatewayTables,
  ...payoutTables,
  {
    file: 'resources/money/payments/commands.tsx',
    label: 'تأیید واریز',
    resource: 'payments',
    right: 'payments.confirm',
    element: <ConfirmButton />,
    record: offline,
    states: offlineStates,
  },
  {
    file: 'resources/money/payments/commands.tsx',
    label: 'رد واریز',
    resource: 'payments',
    right: 'payments.confirm',
    element: <RefusePaymentButton />,
    record: offline,
    states: offlineStates,
  },
  {
    file: 'resources/money/payments/SettleByHandButton.tsx',
    label: 'ثبت دستی',
    resource: 'payments',
    right: 'payments.resolve',
    element: <SettleByHandButton />,
    record: doubt,
    states: doubtStates,
  },
  {
    file: 'resources/money/payments/commands.tsx',
    label: 'بستن، پرداخت نشده',
    resource: 'payments',
    right: 'payments.resolve',
    element: <ClosePaymentButton />,
    record: doubt,
    states: doubtStates,
  },
  {
    file: 'resources/money/payments/PaymentDecisionButtons.tsx',
    label: 'تأیید درخواست',
    resource: 'payments',
    right: 'payments.resolve',
    element: decisionButtons,
    record: doubt,
    states: decisionStates,
  },
  {
    file: 'resources/money/payments/PaymentDecisionButtons.tsx',
    label: 'رد درخواست',
    resource: 'payments',
    right: 'payments.resolve',
    element: decisionButtons,
    record: doubt,
    states: decisionStates,
  },
  {
    file: 'resources/money/payments/PaymentDecisionButtons.tsx',
    label: 'پس گرفتن درخواست',
    resource: 'payments',
    right: 'payments.resolve',
    element: decisionButtons,
    record: doubt,
    states: {
      'nothing is asked': [{}, 'absent'],
      'asked by another': [decisionOf('another'), 'absent'],
      'asked by me': [decisionOf('me'), 'offered'],
    },
  },
  {
    file: 'resources/money/gateway-deposits/RecordButton.tsx',
    label: 'ثبت واریز',
    resource: 'gateway-deposits',
    right: 'gateway-deposits.record',
    element: <RecordButton />,
    answers: {
      'GET /api/admin/gateway-deposits/held': () => ({
        gateways: [{ indicator: 'SAMAN', held: 5 }],
      }),
    },
    states: { any: [{}, 'offered'] },
  },
  {
    file: 'resources/money/gateway-deposits/commands.tsx',
    label: 'برگشت واریز',
    resource: 'gateway-deposits',
    right: 'gateway-deposits.record',
    element: <ReverseButton />,
    record: { amount: 9 },
    states: {
      RECORDED: [{ status: 'RECORDED' }, 'offered'],
      REVERSED: [{ status: 'REVERSED' }, 'because: این واریز پیش‌تر برگشت خورده است.'],
    },
  },
  ...['تسویه سررسید', 'تنزیل'].map((label): CommandTable => ({
    file: 'resources/money/settlement-runs/CreateRunButtons.tsx',
    label,
    resource: 'settlement-runs',
    right: 'settlement.run',
    element: <CreateRunButtons />,
    states: { any: [{}, 'offered'] },
  })),
  {
    file: 'resources/money/settlement-runs/ApproveRunButton.tsx',
    label: 'تأیید تسویه',
    resource: 'settlement-runs',
    right: 'settlement.approve',
    element: <ApproveRunButton />,
    states: {
      'made by another': [run('PREVIEW', 'paid'), 'offered'],
      'made by me': [
        run('PREVIEW', 'paid', { createdById: 'me' }),
        'because: این تسویه را خودتان ساخته‌اید؛ تأیید آن با همکار دیگری است.',
      ],
      'empty': [
        run('PREVIEW', 'paid', { payouts: 0 }),
        'because: در این تسویه پرداختی برای تأیید نیست.',
      ],
      'APPROVED': [run('APPROVED', 'paid'), 'absent'],
      'DONE': [run('DONE', 'paid'), 'absent'],
      'CANCELED': [run('CANCELED', 'paid'), 'absent'],
    },
  },
  {
    file: 'resources/money/settlement-runs/commands.tsx',
    label: 'لغو',
    resource: 'settlement-runs',
    right: 'settlement.run',
    element: <CancelButton />,
    states: {
      PREVIEW: [run('PREVIEW', 'paid'), 'offered'],
      APPROVED: [run('APPROVED', 'paid'), 'absent'],
      DONE: [run('DONE', 'paid'), 'absent'],
      CANCELED: [run('CANCELED', 'paid'), 'absent'],
    },
  },
  {
    file: 'resources/money/settlement-runs/RetryButton.tsx',
    label: 'تلاش دوباره ناموفق‌ها',
    resource: 'settlement-runs',
    right: 'settlement.run',
    element: <RetryButton />,
    answers: runAnswers,
    states: {
      'a preview': [run('PREVIEW', 'failed'), 'absent'],
      'nothing failed': [run('APPROVED', 'paid'), 'absent'],
      'one failed': [run('APPROVED', 'failed'), 'offered'],
      'what failed is asked for': [run('APPROVED', 'asked by another'), 'absent'],
      'done': [run('DONE', 'failed'), 'absent'],
    },
  },
  {
    file: 'resources/money/settlement-runs/ApproveRetryButton.tsx',
    label: 'تأیید تلاش دوباره',
    resource: 'settlement-runs',
    right: 'settlement.approve',
    element: <ApproveRetryButton />,
    answers: runAnswers,
    states: {
      'nothing is asked': [run('APPROVED', 'failed'), 'absent'],
      'asked by another': [run('APPROVED', 'asked by another'), 'offered'],
      'asked by me': [
        run('APPROVED', 'asked by me'),
        'because: این درخواست را خودتان داده‌اید؛ تأیید تلاش دوباره با همکار دیگری است.',
      ],
    },
  },
  {
    file: 'resources/money/settlement-runs/WithdrawRetryButton.tsx',
    label: 'پس گرفتن تلاش دوباره',
    resource: 'settlement-runs',
    right: 'settlement.run',
    element: <WithdrawRetryButton />,
    answers: runAnswers,
    states: {
      'nothing is asked': [run('APPROVED', 'failed'), 'absent'],
      'asked by another': [run('APPROVED', 'asked by another alone'), 'absent'],
      'some asked by me': [run('APPROVED', 'asked by another'), 'offered'],
      'asked by me': [run('APPROVED', 'asked by me'), 'offered'],
    },
  },
  {
    file: 'resources/money/settlement-runs/ImportResultButton.tsx',
    label: 'ورود نتیجه بانک',
    resource: 'settlement-runs',
    right: 'settlement.run',
    element: <ImportResultButton />,
    answers: runAnswers,
    states: {
      'PREVIEW': [run('PREVIEW', 'paid'), 'absent'],
      'APPROVED': [run('APPROVED', 'failed'), 'offered'],
      'done and told': [run('DONE', 'paid'), 'offered'],
      'done without a tracking number': [run('DONE', 'untracked'), 'offered'],
      'CANCELED': [run('CANCELED', 'paid'), 'absent'],
    },
  },
]
