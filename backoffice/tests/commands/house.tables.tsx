import { DecisionButtons } from '../../src/resources/distributor-requests/DecisionButtons'
import { AskButtons } from '../../src/resources/distributors/AskButtons'
import { WebhookSheet } from '../../src/resources/partner-clients/WebhookSheet'
import { ChangeButton } from '../../src/resources/settings/ChangeButton'
import { RemoveSecondFactorButton } from '../../src/resources/staff/RemoveSecondFactorButton'
import { ApproveButton } from '../../src/resources/staff-requests/ApproveButton'
import { RejectButton } from '../../src/resources/staff-requests/RejectButton'
import { ReplayButton } from '../../src/resources/webhooks/ReplayButton'
import { WithRecord } from '../../src/components/WithRecord'
import type { CommandTable, Outcome } from '../support/commands'
import { rows } from '../support/desk'

const byMe = { requestedBy: { id: 'me', name: 'من' } }
const byAnother = { requestedBy: { id: 'another', name: 'دیگری' } }
const decided = 'because: درباره این درخواست تصمیم گرفته شده است.' as const
const own =
  'because: این درخواست را خودتان ثبت کرده‌اید؛ تأیید آن با همکار دیگری است. رد آن درخواست را پس می‌گیرد.' as const

const staffRequest = { kind: 'UPDATE_STAFF', subject: 'sara', staffId: 's', status: 'PENDING' }
const distributorRequest = { kind: 'IBAN', distributorName: 'پخش آلفا', status: 'PENDING' }

const endpoint = { url: 'https://a.test', updatedAt: '2026-11-01T08:00:00Z' }
const webhookOf = (label: string, before: Outcome, after: Outcome): CommandTable => ({
  file: 'resources/partner-clients/WebhookSheet.tsx',
  label,
  resource: 'partner-clients',
  right: 'partner-clients.update',
  element: <WithRecord>{({ id }) => <WebhookSheet clientId={String(id)} />}</WithRecord>,
  answers: {
    'GET /api/admin/partner-clients/told/webhook': () => ({
      ...endpoint,
      previousKeyValidUntil: null,
    }),
  },
  states: { 'no address yet': [{ id: 'new' }, before], 'an address': [{ id: 'told' }, after] },
})

export const houseTables: CommandTable[] = [
  {
    file: 'resources/staff/RemoveSecondFactorButton.tsx',
    label: 'برداشتن ورود دومرحله‌ای',
    resource: 'staff',
    right: 'staff.update',
    element: <RemoveSecondFactorButton />,
    states: {
      'another’s': [{ id: 's', hasTotp: true }, 'offered'],
      'none': [{ id: 's', hasTotp: false }, 'absent'],
      'one’s own': [
        { id: 'me', hasTotp: true },
        'because: ورود دومرحله‌ای خود را خودتان نمی‌توانید بردارید.',
      ],
    },
  },
  {
    file: 'resources/staff-requests/ApproveButton.tsx',
    label: 'تأیید',
    resource: 'staff-requests',
    right: 'staff-requests.decide',
    element: <ApproveButton />,
    record: staffRequest,
    states: {
      'asked by another': [byAnother, 'offered'],
      'asked by me': [byMe, own],
      'about me': [
        { ...byAnother, staffId: 'me' },
        'because: این درخواست درباره حساب خود شماست؛ تأیید آن با همکار دیگری است.',
      ],
      'about an account to be made': [{ ...byAnother, staffId: null }, 'offered'],
      'APPROVED': [{ ...byAnother, status: 'APPROVED' }, decided],
      'REJECTED': [{ ...byAnother, status: 'REJECTED' }, decided],
    },
  },
  {
    file: 'resources/staff-requests/RejectButton.tsx',
    label: 'رد',
    resource: 'staff-requests',
    right: 'staff-requests.decide',
    element: <RejectButton />,
    record: staffRequest,
    states: {
      'asked by another': [byAnother, 'offered'],
      'asked by me, who takes it back': [byMe, 'offered'],
      'APPROVED': [{ ...byAnother, status: 'APPROVED' }, decided],
      'REJECTED': [{ ...byAnother, status: 'REJECTED' }, decided],
    },
  },
  {
    file: 'resources/distributor-requests/DecisionButtons.tsx',
    label: 'تأیید',
    resource: 'distributor-requests',
    right: 'distributor-requests.decide',
    element: <DecisionButtons />,
    record: distributorRequest,
    states: {
      'asked by another': [byAnother, 'offered'],
      'asked by me': [byMe, own],
      'APPROVED': [{ ...byAnother, status: 'APPROVED' }, decided],
      'REJECTED': [{ ...byAnother, status: 'REJECTED' }, decided],
    },
  },
  {
    file: 'resources/distributor-requests/DecisionButtons.tsx',
    label: 'رد',
    resource: 'distributor-requests',
    right: 'distributor-requests.decide',
    element: <DecisionButtons />,
    record: distributorRequest,
    states: {
      'asked by another': [byAnother, 'offered'],
      'asked by me, who takes it back': [byMe, 'offered'],
      'APPROVED': [{ ...byAnother, status: 'APPROVED' }, decided],
      'REJECTED': [{ ...byAnother, status: 'REJECTED' }, decided],
    },
  },
  ...['درخواست تغییر شبا', 'درخواست تغییر کارمزد'].map((label): CommandTable => ({
    file: 'resources/distributors/AskButtons.tsx',
    label,
    resource: 'distributors',
    right: 'distributor-requests.ask',
    element: <AskButtons />,
    answers: { 'GET /api/admin/distributor-requests': () => rows([]) },
    states: {
      'with an account': [{ iban: 'IR1' }, 'offered'],
      'without one': [{ iban: null }, 'offered'],
    },
  })),
  {
    file: 'resources/settings/ChangeButton.tsx',
    label: 'تغییر',
    resource: 'settings',
    right: 'settings.update',
    element: <ChangeButton />,
    states: {
      'nothing proposed': [{ value: 1, proposedValue: null }, 'offered'],
      'proposed by another': [{ value: 1, proposedValue: 2, proposedBy: 'another' }, 'offered'],
    },
  },
  webhookOf('تعریف نشانی', 'offered', 'absent'),
  webhookOf('تغییر نشانی', 'absent', 'offered'),
  webhookOf('ارسال رویداد آزمایشی', 'absent', 'offered'),
  webhookOf('ساخت کلید تازه', 'absent', 'offered'),
  webhookOf('برداشتن نشانی', 'absent', 'offered'),
  {
    file: 'resources/webhooks/ReplayButton.tsx',
    label: 'ارسال دوباره',
    resource: 'webhook-deliveries',
    right: 'webhook-deliveries.replay',
    element: <ReplayButton />,
    states: {
      PENDING: [{ status: 'PENDING' }, 'offered'],
      DELIVERED: [{ status: 'DELIVERED' }, 'offered'],
      GIVEN_UP: [{ status: 'GIVEN_UP' }, 'offered'],
    },
  },
]
