import {
  RejectContractButton,
  RejectHolderButton,
  ReopenHolderButton,
  VerifyContractButton,
  VerifyHolderButton,
} from '../../src/resources/cards/card-holders/DecisionButtons'
import { ConfirmAddressButton } from '../../src/resources/cards/cards/ConfirmAddressButton'
import { DisableButton } from '../../src/resources/cards/cards/DisableButton'
import { PrintButton } from '../../src/resources/cards/cards/PrintButton'
import { ImportPostButton } from '../../src/resources/cards/parcels/ImportPostButton'
import { MoveButtons } from '../../src/resources/cards/parcels/MoveButtons'
import { CancelBatchButton } from '../../src/resources/cards/print-batches/CancelBatchButton'
import { CreateBatchButton } from '../../src/resources/cards/print-batches/CreateBatchButton'
import { ImportPrintButton } from '../../src/resources/cards/print-batches/ImportPrintButton'
import type { CommandTable, Outcome } from '../support/commands'

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

const because = 'because: این مورد در انتظار بررسی نیست.' as const
const documents = [
  { id: 'front', kind: 'nationalCardFront' },
  { id: 'back', kind: 'nationalCardBack' },
  { id: 'contract', kind: 'cardIssuanceContract' },
]
type Papers = Parameters<typeof VerifyHolderButton>[0]['papers']
/** Papers of which some were on the screen, and some cannot be opened. */
const papersOf = (seen: readonly string[], broken: readonly string[] = []): Papers => ({
  onShown: () => undefined,
  onFailed: () => undefined,
  unseenOf: (needed) => needed.filter(({ id }) => !seen.includes(id)),
  isRefusable: (needed) => needed.every(({ id }) => [...seen, ...broken].includes(id)),
})
const all = papersOf(['front', 'back', 'contract'])
const holderFile = {
  file: 'resources/cards/card-holders/DecisionButtons.tsx',
  resource: 'card-holders',
  right: 'card-holders.decide',
  record: { holderName: 'مینا رستمی', documents, decisions: {}, cardId: null },
} as const
const decisionOf = (
  label: string,
  element: CommandTable['element'],
  field: string
): CommandTable => ({
  ...holderFile,
  label,
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
/** The same decision, by what was on the screen. */
const seenBy = (
  label: string,
  element: CommandTable['element'],
  outcome: Outcome,
  field: string
): CommandTable => ({
  ...holderFile,
  label,
  element,
  states: { PENDING: [{ [field]: 'PENDING' }, outcome] },
})
const inOtherHands = (label: string, element: CommandTable['element'], field: string) =>
  seenBy(label, element, 'because: همکار دیگری این پرونده را در دست بررسی دارد.', field)
const unseenCard = 'because: پیش از تصمیم، هر دو روی کارت ملی را ببینید.' as const
const unseenContract = 'because: پیش از تصمیم، تصویر قرارداد را ببینید.' as const
const [oneSide, otherIsBroken] = [papersOf(['front', 'contract']), papersOf(['front'], ['back'])]
const [noContract, brokenContract] = [papersOf(['front', 'back']), papersOf([], ['contract'])]
const status = 'legalUserKycStatus'
const contractStatus = 'contractStatus'

const reopeningOf = (step: 'holder' | 'contract', field: string): CommandTable => ({
  ...holderFile,
  label: 'بازگرداندن به بررسی',
  element: <ReopenHolderButton step={step} />,
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
    file: 'resources/cards/cards/PrintButton.tsx',
    label: 'ثبت چاپ',
    resource: 'cards',
    right: 'cards.print',
    element: <PrintButton />,
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
    file: 'resources/cards/cards/DisableButton.tsx',
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
  decisionOf('تأیید دارنده', <VerifyHolderButton papers={all} />, status),
  decisionOf('رد دارنده', <RejectHolderButton papers={all} />, status),
  decisionOf('تأیید قرارداد', <VerifyContractButton papers={all} />, contractStatus),
  decisionOf('رد قرارداد', <RejectContractButton papers={all} />, contractStatus),
  seenBy('تأیید دارنده', <VerifyHolderButton papers={oneSide} />, unseenCard, status),
  seenBy('تأیید دارنده', <VerifyHolderButton papers={otherIsBroken} />, unseenCard, status),
  seenBy('رد دارنده', <RejectHolderButton papers={oneSide} />, unseenCard, status),
  seenBy('رد دارنده', <RejectHolderButton papers={otherIsBroken} />, 'offered', status),
  seenBy(
    'تأیید قرارداد',
    <VerifyContractButton papers={noContract} />,
    unseenContract,
    contractStatus
  ),
  seenBy(
    'تأیید قرارداد',
    <VerifyContractButton papers={brokenContract} />,
    unseenContract,
    contractStatus
  ),
  seenBy('رد قرارداد', <RejectContractButton papers={brokenContract} />, 'offered', contractStatus),
  inOtherHands('تأیید دارنده', <VerifyHolderButton papers={all} isHeld />, status),
  inOtherHands('رد دارنده', <RejectHolderButton papers={all} isHeld />, status),
  inOtherHands('تأیید قرارداد', <VerifyContractButton papers={all} isHeld />, contractStatus),
  inOtherHands('رد قرارداد', <RejectContractButton papers={all} isHeld />, contractStatus),
  reopeningOf('holder', status),
  reopeningOf('contract', contractStatus),
]
