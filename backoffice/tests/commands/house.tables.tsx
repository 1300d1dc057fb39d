import { AskButtons } from '../../src/resources/trade/distributors/AskButtons'
import { ForgiveButton } from '../../src/resources/credit/late-fees/commands'
import { WebhookSheet } from '../../src/resources/system/partner-clients/WebhookSheet'
import { ChangeButton } from '../../src/resources/system/settings/ChangeButton'
import { RemoveSecondFactorButton } from '../../src/resources/system/staff/RemoveSecondFactorButton'
import { ReplayButton } from '../../src/resources/system/webhooks/commands'
import { WithRecord } from '../../src/components/WithRecord'
import { companyTables } from './companies.tables'
import { leadTables } from './leads.tables'
import { messageTables } from './messages.tables'
import { CreateButton } from '../../src/resources/system/partner-clients/CreateButton'
import { TakeTokenButton } from '../../src/resources/system/partner-clients/TakeTokenButton'
import { AskTokenButton, StopButton } from '../../src/resources/system/partner-clients/TokenButtons'
import type { CommandTable, Outcome } from '../support/commands'
import { rows } from '../support/desk'

const endpoint = { url: 'https://a.test', updatedAt: '2026-11-01T08:00:00Z' }
const webhookOf = (label: string, before: Outcome, after: Outcome): CommandTable => ({
  file: 'resources/system/partner-clients/WebhookSheet.tsx',
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

const programs = {
  file: 'resources/system/partner-clients/TokenButtons.tsx',
  resource: 'partner-clients',
  right: 'partner-clients.update',
  record: {
    name: 'پخش',
    scopes: ['supplier'],
    active: true,
    tokenIssuedAt: null,
    tokenGrantedTo: null,
    tokenGrantedUntil: null,
  },
} as const
const granted = (tokenGrantedTo: string, tokenGrantedUntil: string) => ({
  tokenGrantedTo,
  tokenGrantedUntil,
})
const [later, before] = ['2999-01-01T08:00:00Z', '2020-01-01T08:00:00Z']
const programTables: CommandTable[] = [
  {
    ...programs,
    file: 'resources/system/partner-clients/TakeTokenButton.tsx',
    label: 'گرفتن توکن',
    element: <TakeTokenButton />,
    states: {
      'granted to me': [granted('me', later), 'offered'],
      'granted to another': [granted('another', later), 'absent'],
      'granted too long ago': [granted('me', before), 'absent'],
      'not granted': [{}, 'absent'],
    },
  },
  {
    ...programs,
    label: 'توکن تازه',
    element: <AskTokenButton />,
    states: {
      'works': [{}, 'offered'],
      'stopped': [{ active: false }, 'offered'],
      'asked for': [
        { waitingChanges: [{ id: 'q', kind: 'partner-requests', action: 'TOKEN' }] },
        'because: درخواست توکن در انتظار نفر دوم است.',
      ],
      'not taken yet': [
        granted('me', later),
        'because: توکنی که تأیید شده است هنوز گرفته نشده است.',
      ],
      'a disabled device': [
        { active: false, scopes: ['device'] },
        'because: دستگاه این برنامه از کار افتاده است.',
      ],
    },
  },
  {
    ...programs,
    label: 'توقف',
    element: <StopButton />,
    states: {
      'works': [{}, 'offered'],
      'stopped': [{ active: false }, 'because: این برنامه متوقف است.'],
      'a device': [
        { scopes: ['refah'] },
        'because: این برنامه یک دستگاه است؛ آن را از صفحه دستگاه از کار بیندازید.',
      ],
    },
  },
  {
    file: 'resources/system/partner-clients/CreateButton.tsx',
    label: 'برنامه تازه',
    resource: 'partner-clients',
    right: 'partner-clients.update',
    element: <CreateButton />,
    answers: { 'GET /api/admin/distributors': () => rows([]) },
    states: { 'any time': [{}, 'offered'] },
  },
]

export const houseTables: CommandTable[] = [
  {
    file: 'resources/system/staff/RemoveSecondFactorButton.tsx',
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
  ...programTables,
  ...messageTables,
  ...companyTables,
  ...leadTables,
  {
    file: 'resources/credit/late-fees/commands.tsx',
    label: 'بخشودن دیرکرد',
    resource: 'late-fees',
    right: 'late-fees.forgive',
    element: <ForgiveButton />,
    record: { customerName: 'نرگس' },
    states: {
      'something is open': [{ open: 5_000 }, 'offered'],
      'nothing is open': [{ open: 0 }, 'because: از این دیرکرد چیزی نمانده است.'],
    },
  },
  ...['درخواست تغییر شبا', 'درخواست تغییر کارمزد', 'درخواست تغییر شرایط'].map(
    (label): CommandTable => ({
      file: 'resources/trade/distributors/AskButtons.tsx',
      label,
      resource: 'distributors',
      right: 'distributor-requests.ask',
      element: <AskButtons />,
      record: {
        ...{ active: true, requiresConfirmation: true },
        ...{ paymentWindowDays: 30, dueDaysMin: 1, dueDaysMax: 120 },
      },
      states: {
        'with an account': [{ iban: 'IR1' }, 'offered'],
        'without one': [{ iban: null }, 'offered'],
      },
    })
  ),
  {
    file: 'resources/system/settings/ChangeButton.tsx',
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
  webhookOf('درخواست کلید تازه', 'absent', 'offered'),
  webhookOf('برداشتن نشانی', 'absent', 'offered'),
  {
    file: 'resources/system/webhooks/commands.tsx',
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
