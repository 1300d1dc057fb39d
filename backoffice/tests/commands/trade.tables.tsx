import { orderStatuses, type OrderStatus } from '@kasbeno/api/contracts/orders'
import { AcceptButton, RefuseDisputeButton } from '../../src/resources/trade/disputes/AnswerButtons'
import { RenameButton } from '../../src/resources/trade/distributors/RenameButton'
import { PostUploadButton } from '../../src/resources/trade/order-uploads/PostUploadButton'
import { SendUploadButton } from '../../src/resources/trade/order-uploads/SendUploadButton'
import { CancelOrderButton, ConfirmOrderButton } from '../../src/resources/trade/orders/ownCommands'
import { ReturnButton } from '../../src/resources/trade/orders/ReturnButton'
import type { CommandTable, Outcome } from '../support/commands'

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

/** Invoices in these states offer it, all others have no such button. */
const offeredIn = (...offered: OrderStatus[]): CommandTable['states'] =>
  Object.fromEntries(
    orderStatuses.map((status) => [
      status,
      [{ status }, (offered.includes(status) ? 'offered' : 'absent') satisfies Outcome],
    ])
  )

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
  {
    file: 'resources/trade/orders/ownCommands.tsx',
    label: 'تأیید فاکتور',
    resource: 'orders',
    right: 'orders.handle',
    element: <ConfirmOrderButton />,
    states: offeredIn('PENDING'),
  },
  {
    file: 'resources/trade/orders/ownCommands.tsx',
    label: 'لغو فاکتور',
    resource: 'orders',
    right: 'orders.handle',
    element: <CancelOrderButton />,
    states: offeredIn('CREATED', 'HOLDED', 'PENDING', 'COMPLETED'),
  },
  {
    file: 'resources/trade/order-uploads/SendUploadButton.tsx',
    label: 'فرستادن فایل فاکتورها',
    resource: 'order-uploads',
    right: 'order-uploads.post',
    element: <SendUploadButton />,
    states: { 'any list': [{}, 'offered'] },
  },
  {
    file: 'resources/trade/order-uploads/PostUploadButton.tsx',
    label: 'ثبت فاکتورهای آماده',
    resource: 'order-uploads',
    right: 'order-uploads.post',
    element: <PostUploadButton />,
    states: {
      'ready': [{ status: 'CHECKED', readyInvoices: 2 }, 'offered'],
      'nothing ready': [
        { status: 'CHECKED', readyInvoices: 0 },
        'because: فاکتور آماده‌ای در این فایل نیست.',
      ],
      'its lines are gone': [
        { status: 'CHECKED', readyInvoices: 2, linesDeletedAt: '2026-11-01T00:00:00Z' },
        'because: ردیف‌های این فایل پاک شده است. فایل تازه‌ای بفرستید.',
      ],
      'stopped in between': [{ status: 'STOPPED', readyInvoices: 2 }, 'offered'],
      'posting': [
        { status: 'POSTING', readyInvoices: 2 },
        'because: ثبت این فایل پیش‌تر آغاز شده است.',
      ],
    },
  },
  {
    file: 'resources/trade/orders/ReturnButton.tsx',
    label: 'ثبت مرجوعی',
    resource: 'orders',
    right: 'orders.handle',
    element: <ReturnButton />,
    record: {
      orderItems: [{ itemName: 'روغن', unitType: 'کارتن', qty: 100, price: 1_000 }],
      grandTotalAmount: 100_000,
    },
    states: offeredIn('PENDING', 'COMPLETED'),
  },
]
