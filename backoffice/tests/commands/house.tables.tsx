import {
  distributorRequestKind,
  gatewayRequestKind,
  lateFeeRequestKind,
  phoneRequestKind,
  packageRequestKind,
  planRequestKind,
  partnerRequestKind,
  printRequestKind,
  smsRequestKind,
  staffRequestKind,
  type RequestKinds,
} from '../../src/components/requests/kinds'
import { RequestButtons } from '../../src/components/requests/RequestButtons'
import { WithdrawButton } from '../../src/resources/approvals/WithdrawButton'
import { AskButtons } from '../../src/resources/distributors/AskButtons'
import { ForgiveButton } from '../../src/resources/late-fees/ForgiveButton'
import { WebhookSheet } from '../../src/resources/partner-clients/WebhookSheet'
import { ChangeButton } from '../../src/resources/settings/ChangeButton'
import { RemoveSecondFactorButton } from '../../src/resources/staff/RemoveSecondFactorButton'
import { ReplayButton } from '../../src/resources/webhooks/ReplayButton'
import { WithRecord } from '../../src/components/WithRecord'
import { companyTables } from './companies.tables'
import { leadTables } from './leads.tables'
import { messageTables } from './messages.tables'
import { CreateButton } from '../../src/resources/partner-clients/CreateButton'
import { TakeTokenButton } from '../../src/resources/partner-clients/TakeTokenButton'
import { AskTokenButton, StopButton } from '../../src/resources/partner-clients/TokenButtons'
import type { CommandTable, Outcome } from '../support/commands'
import { rows } from '../support/desk'

const byMe = { requestedBy: { id: 'me', name: 'من' } }
const byAnother = { requestedBy: { id: 'another', name: 'دیگری' } }
const decided = 'because: درباره این درخواست تصمیم گرفته شده است.' as const
const own =
  'because: این درخواست را خودتان ثبت کرده‌اید؛ تصمیم درباره آن با همکار دیگری است. می‌توانید آن را پس بگیرید.' as const

const staffRequest = { kind: 'UPDATE_STAFF', subject: 'sara', staffId: 's', status: 'PENDING' }
const lateFeeRequest = { kind: 'FORGIVE', customerName: 'نرگس', amount: 9, status: 'PENDING' }
const distributorRequest = { kind: 'IBAN', distributorName: 'پخش آلفا', status: 'PENDING' }

const smsRequest = { kind: 'KEY', about: 'kavenegar', status: 'PENDING' }
const packageRequest = { kind: 'ACTIVATE', slug: 'fmcg-50m', status: 'PENDING' }
const planRequest = { kind: 'CLOSE', plan: 'kasbeno-fmcg-real', status: 'PENDING' }
const partnerRequest = { kind: 'CREATE', name: 'پخش', after: {}, status: 'PENDING' }
const printRequest = { kind: 'CANCEL_BATCH', number: 7, status: 'PENDING' }
const phoneRequest = { kind: 'CHANGE_PHONE', customerName: 'نرگس', status: 'PENDING' }
const gatewayRequest = { kind: 'ACTIVATE', indicator: 'SAMAN', status: 'PENDING' }

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

/** The three commands on a request that takes two people. */
const requestTables = (
  of: RequestKinds,
  record: object,
  approvals: CommandTable['states']
): CommandTable[] => {
  const common = {
    file: 'components/requests/RequestButtons.tsx',
    resource: of.name,
    element: <RequestButtons of={of} about={() => 'x'} />,
    record,
  }
  const closed = (outcome: Outcome): CommandTable['states'] => ({
    APPROVED: [{ ...byAnother, status: 'APPROVED' }, outcome],
    REJECTED: [{ ...byAnother, status: 'REJECTED' }, outcome],
    WITHDRAWN: [{ ...byMe, status: 'WITHDRAWN' }, outcome],
  })
  const second: CommandTable['states'] = {
    'asked by another': [byAnother, 'offered'],
    'asked by me': [byMe, own],
  }
  return [
    {
      ...common,
      label: 'تأیید',
      right: of.decidedWith,
      states: { ...second, ...approvals, ...closed(decided) },
    },
    { ...common, label: 'رد', right: of.decidedWith, states: { ...second, ...closed(decided) } },
    {
      ...common,
      label: 'پس گرفتن درخواست',
      right: of.askedWith,
      states: {
        'asked by another': [byAnother, 'absent'],
        'asked by me': [byMe, 'offered'],
        ...closed('absent'),
      },
    },
  ]
}

const programs = {
  file: 'resources/partner-clients/TokenButtons.tsx',
  resource: 'partner-clients',
  right: 'partner-clients.update',
  answers: { 'GET /api/admin/partner-requests': () => rows([]) },
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
    file: 'resources/partner-clients/TakeTokenButton.tsx',
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
    file: 'resources/partner-clients/CreateButton.tsx',
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
  ...requestTables(staffRequestKind, staffRequest, {
    'about me': [
      { ...byAnother, staffId: 'me' },
      'because: این درخواست درباره حساب خود شماست؛ تأیید آن با همکار دیگری است.',
    ],
    'about an account to be made': [{ ...byAnother, staffId: null }, 'offered'],
  }),
  ...requestTables(distributorRequestKind, distributorRequest, {}),
  ...requestTables(gatewayRequestKind, gatewayRequest, {}),
  ...requestTables(smsRequestKind, smsRequest, {}),
  ...requestTables(phoneRequestKind, phoneRequest, {}),
  ...requestTables(printRequestKind, printRequest, {}),
  ...requestTables(partnerRequestKind, partnerRequest, {}),
  ...programTables,
  ...requestTables(packageRequestKind, packageRequest, {}),
  ...requestTables(planRequestKind, planRequest, {}),
  ...messageTables,
  ...companyTables,
  ...leadTables,
  {
    file: 'resources/approvals/WithdrawButton.tsx',
    label: 'پس گرفتن درخواست',
    resource: 'approvals',
    right: 'approvals.withdraw',
    element: <WithdrawButton />,
    record: { status: 'PENDING' },
    states: {
      'asked by another': [byAnother, 'absent'],
      'asked by me': [byMe, 'offered'],
      'APPROVED': [{ ...byMe, status: 'APPROVED' }, 'absent'],
      'WITHDRAWN': [{ ...byMe, status: 'WITHDRAWN' }, 'absent'],
    },
  },
  ...requestTables(lateFeeRequestKind, lateFeeRequest, {}),
  {
    file: 'resources/late-fees/ForgiveButton.tsx',
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
      file: 'resources/distributors/AskButtons.tsx',
      label,
      resource: 'distributors',
      right: 'distributor-requests.ask',
      element: <AskButtons />,
      record: {
        ...{ active: true, requiresConfirmation: true },
        ...{ paymentWindowDays: 30, dueDaysMin: 1, dueDaysMax: 120 },
      },
      answers: { 'GET /api/admin/distributor-requests': () => rows([]) },
      states: {
        'with an account': [{ iban: 'IR1' }, 'offered'],
        'without one': [{ iban: null }, 'offered'],
      },
    })
  ),
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
  webhookOf('درخواست کلید تازه', 'absent', 'offered'),
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
