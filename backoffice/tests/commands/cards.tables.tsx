import { holderDesk } from '../../src/resources/cards/card-holders/desk'
import { ConfirmAddressButton } from '../../src/resources/cards/cards/ConfirmAddressButton'
import { DisableCardButton, PrintCardButton } from '../../src/resources/cards/cards/commands'
import { ImportPostButton } from '../../src/resources/cards/parcels/ImportPostButton'
import { MoveButtons } from '../../src/resources/cards/parcels/MoveButtons'
import { CancelBatchButton } from '../../src/resources/cards/print-batches/CancelBatchButton'
import { CreateBatchButton } from '../../src/resources/cards/print-batches/CreateBatchButton'
import { ImportPrintButton } from '../../src/resources/cards/print-batches/ImportPrintButton'
import type { CommandTable, Outcome } from '../support/commands'
import { ReopenPart } from '../support/review'

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
  file: 'resources/cards/parcels/MoveButtons.tsx',
  label,
  resource: 'parcels',
  right: 'parcels.move',
  element: <MoveButtons />,
  states: offeredIn(parcelStatuses, offered, 'absent'),
})

const holderFile = { holderName: 'مینا رستمی', decisions: {}, cardId: null }
const reopeningOf = (step: 'holder' | 'contract', field: string): CommandTable => ({
  file: 'components/review/ReopenButton.tsx',
  resource: 'card-holders',
  right: 'card-holders.decide',
  record: holderFile,
  label: 'بازگرداندن به بررسی',
  element: <ReopenPart desk={holderDesk} name={step} />,
  states: {
    'START': [{ [field]: 'START' }, 'absent'],
    'PENDING': [{ [field]: 'PENDING' }, 'absent'],
    'ACCEPTED': [{ [field]: 'ACCEPTED' }, 'offered'],
    'REJECTED': [{ [field]: 'REJECTED' }, 'offered'],
    'with a card': [{ [field]: 'ACCEPTED', cardId: 'c' }, 'absent'],
    'removed': [{ [field]: 'REJECTED', removedAt: '2026-11-22T10:00:00Z' }, 'absent'],
  },
})

export const cardTables: CommandTable[] = [
  {
    file: 'resources/cards/cards/commands.tsx',
    label: 'ثبت چاپ',
    resource: 'cards',
    right: 'cards.print',
    element: <PrintCardButton />,
    states: {
      ...offeredIn(cardStatuses, ['PRINT_PENDING'], 'absent'),
      'came back': [{ status: 'PRINT_PENDING', parcelStatus: 'RETURNED_TO_SENDER' }, 'absent'],
    },
  },
  {
    file: 'resources/cards/cards/ConfirmAddressButton.tsx',
    label: 'تأیید نشانی',
    resource: 'cards',
    right: 'cards.confirm-address',
    element: <ConfirmAddressButton />,
    states: {
      ...offeredIn(cardStatuses, [], 'absent'),
      'came back': [{ status: 'PRINT_PENDING', parcelStatus: 'RETURNED_TO_SENDER' }, 'offered'],
    },
  },
  {
    file: 'resources/cards/cards/commands.tsx',
    label: 'از کار انداختن',
    resource: 'cards',
    right: 'cards.disable',
    element: <DisableCardButton />,
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
    file: 'resources/cards/print-batches/CreateBatchButton.tsx',
    label: 'دسته چاپ تازه',
    resource: 'print-batches',
    right: 'cards.print',
    element: <CreateBatchButton />,
    states: { 'any list': [{}, 'offered'] },
  },
  {
    file: 'resources/cards/print-batches/ImportPrintButton.tsx',
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
    file: 'resources/cards/print-batches/CancelBatchButton.tsx',
    label: 'لغو دسته',
    resource: 'print-batches',
    right: 'cards.print',
    element: <CancelBatchButton />,
    states: {
      'cards at the printer': [{ waiting: 2 }, 'offered'],
      'all answered': [{ waiting: 0 }, 'absent'],
    },
  },
  {
    file: 'resources/cards/parcels/ImportPostButton.tsx',
    label: 'ورود پاسخ پست',
    resource: 'parcels',
    right: 'parcels.move',
    element: <ImportPostButton />,
    states: { 'any list': [{}, 'offered'] },
  },
  reopeningOf('holder', 'legalUserKycStatus'),
  reopeningOf('contract', 'contractStatus'),
]
