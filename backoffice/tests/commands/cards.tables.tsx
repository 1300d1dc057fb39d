import {
  RejectContractButton,
  RejectHolderButton,
  VerifyContractButton,
  VerifyHolderButton,
} from '../../src/resources/card-holders/DecisionButtons'
import { DisableButton } from '../../src/resources/cards/DisableButton'
import { PrintButton } from '../../src/resources/cards/PrintButton'
import { ImportPostButton } from '../../src/resources/parcels/ImportPostButton'
import { MoveButtons } from '../../src/resources/parcels/MoveButtons'
import { CancelBatchButton } from '../../src/resources/print-batches/CancelBatchButton'
import { CreateBatchButton } from '../../src/resources/print-batches/CreateBatchButton'
import { ImportPrintButton } from '../../src/resources/print-batches/ImportPrintButton'
import type { CommandTable, Outcome } from '../support/commands'
import { rows } from '../support/desk'

const cardStatuses = 'CREATED PRINT_PENDING PRINTED DELIVERED ENABLED DISABLED BLOCKED'.split(' ')
const parcelStatuses =
  'CREATED ACCEPTED IN_TRANSIT OUT_FOR_DELIVERY DELIVERED FAILED_DELIVERY RETURNED_TO_SENDER'.split(
    ' '
  )

const offeredIn = (
  statuses: readonly string[],
  offered: readonly string[],
  otherwise: Outcome
): CommandTable['states'] =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      [{ status }, offered.includes(status) ? ('offered' as const) : otherwise],
    ])
  )

const moveOf = (label: string, ...offered: string[]): CommandTable => ({
  file: 'resources/parcels/MoveButtons.tsx',
  label,
  resource: 'parcels',
  right: 'parcels.move',
  element: <MoveButtons />,
  states: offeredIn(parcelStatuses, offered, 'absent'),
})

const because = 'because: این مورد در انتظار بررسی نیست.' as const
const decisionOf = (
  label: string,
  element: CommandTable['element'],
  field: string
): CommandTable => ({
  file: 'resources/card-holders/DecisionButtons.tsx',
  label,
  resource: 'card-holders',
  right: 'card-holders.decide',
  element,
  states: {
    START: [{ [field]: 'START' }, because],
    PENDING: [{ [field]: 'PENDING' }, 'offered'],
    ACCEPTED: [{ [field]: 'ACCEPTED' }, because],
    REJECTED: [{ [field]: 'REJECTED' }, because],
    removed: [
      { [field]: 'PENDING', removedAt: '2026-11-22T10:00:00Z' },
      'because: شرکت این دارنده را برداشته است.',
    ],
  },
})

export const cardTables: CommandTable[] = [
  {
    file: 'resources/cards/PrintButton.tsx',
    label: 'ثبت چاپ',
    resource: 'cards',
    right: 'cards.print',
    element: <PrintButton />,
    states: offeredIn(cardStatuses, ['PRINT_PENDING'], 'absent'),
  },
  {
    file: 'resources/cards/DisableButton.tsx',
    label: 'از کار انداختن',
    resource: 'cards',
    right: 'cards.disable',
    element: <DisableButton />,
    states: offeredIn(
      cardStatuses,
      ['PRINTED', 'DELIVERED', 'ENABLED'],
      'because: تنها کارتی که چاپ شده و هنوز از کار نیفتاده است از کار می‌افتد.'
    ),
  },
  moveOf('پذیرفته شد', 'CREATED'),
  moveOf('در راه است', 'ACCEPTED', 'FAILED_DELIVERY'),
  moveOf('در دست نامه‌رسان', 'IN_TRANSIT', 'FAILED_DELIVERY'),
  moveOf('تحویل شد', 'OUT_FOR_DELIVERY'),
  moveOf('تحویل نشد', 'OUT_FOR_DELIVERY'),
  moveOf('برگشت خورد', 'ACCEPTED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'FAILED_DELIVERY'),
  {
    file: 'resources/print-batches/CreateBatchButton.tsx',
    label: 'دسته چاپ تازه',
    resource: 'print-batches',
    right: 'cards.print',
    element: <CreateBatchButton />,
    states: { 'any list': [{}, 'offered'] },
  },
  {
    file: 'resources/print-batches/ImportPrintButton.tsx',
    label: 'ورود نتیجه چاپخانه',
    resource: 'print-batches',
    right: 'cards.print',
    element: <ImportPrintButton />,
    states: {
      'cards at the printer': [{ waiting: 2 }, 'offered'],
      'all answered': [{ waiting: 0 }, 'absent'],
    },
  },
  {
    file: 'resources/print-batches/CancelBatchButton.tsx',
    label: 'لغو دسته',
    resource: 'print-batches',
    right: 'cards.print',
    element: <CancelBatchButton />,
    answers: { 'GET /api/admin/print-requests': () => rows([]) },
    states: {
      'cards at the printer': [{ waiting: 2 }, 'offered'],
      'all answered': [{ waiting: 0 }, 'absent'],
    },
  },
  {
    file: 'resources/parcels/ImportPostButton.tsx',
    label: 'ورود پاسخ پست',
    resource: 'parcels',
    right: 'parcels.move',
    element: <ImportPostButton />,
    states: { 'any list': [{}, 'offered'] },
  },
  decisionOf('تأیید دارنده', <VerifyHolderButton />, 'legalUserKycStatus'),
  decisionOf('رد دارنده', <RejectHolderButton />, 'legalUserKycStatus'),
  decisionOf('تأیید قرارداد', <VerifyContractButton />, 'contractStatus'),
  decisionOf('رد قرارداد', <RejectContractButton />, 'contractStatus'),
]
