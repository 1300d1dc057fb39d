import { Inquiries } from '../../src/components/review/Inquiries'
import { LinkToReview } from '../../src/components/review/ReviewLinks'
import { RevolveButton } from '../../src/resources/credit/credit-lines/commands'
import {
  AllocateButton,
  CancelPackageButton,
  VisitButton,
} from '../../src/resources/work/registrations/commands'
import { registrationDesk } from '../../src/resources/work/registrations/desk'
import {
  AcceptScoreButton,
  RefuseScoreButton,
} from '../../src/resources/work/registrations/commands'
import { blacklistTables } from './blacklists.tables'
import { contractTables } from './contracts.tables'
import { signInTables } from './sign_in.tables'
import { stopTables } from './stops.tables'
import type { CommandTable, Outcome } from '../support/commands'
import { ReopenPart } from '../support/review'

const approved = {
  plan: 'kasbeno-fmcg-real',
  kycStep: 'BRANCH_SELECTION',
  identityOverallStatus: 'APPROVED',
  shopOverallStatus: 'APPROVED',
  docsOverallStatus: 'APPROVED',
  package: { slug: 'p', amount: 500 },
  fee: { fee: 5, vat: 1, status: 'PAID', paidAt: '2026-11-01T08:00:00Z' },
  creditLine: null,
  pendingApproval: null,
  inquiries: [],
}
const notApproved = 'because: هویت، فروشگاه و مدارک هنوز همگی تأیید نشده‌اند.' as const
const refused = 'because: این پرونده رد شده است و اعتباری به آن تخصیص نمی‌یابد.' as const
const unpaid = 'because: کارمزد فعال‌سازی این پرونده پرداخت نشده است.' as const

/** The eight steps of a file, in order: the outcome in each. */
const inEachStep = (outcomes: Record<string, Outcome>): CommandTable['states'] =>
  Object.fromEntries(
    Object.entries(outcomes).map(([kycStep, outcome]) => [kycStep, [{ kycStep }, outcome]])
  )
const decided = {
  plan: 'kasbeno-fmcg-real',
  kycStep: 'PHONE_CONFIRMED',
  inquiries: [],
  sentAt: {},
  decisions: {},
}
const inquiry = (answer: string) => ({ inquiries: [{ kind: 'POSTAL_CODE', answer }] })
export const customerTables: CommandTable[] = [
  ...signInTables,
  {
    file: 'resources/work/registrations/commands.tsx',
    label: 'تخصیص اعتبار',
    resource: 'registrations',
    right: 'credit.allocate',
    element: <AllocateButton />,
    record: approved,
    states: {
      'approved and paid': [{}, 'offered'],
      'the digital plan, which has no fee': [
        { plan: 'kasbeno-digital-real', fee: null, package: null },
        'offered',
      ],
      'no fee': [{ fee: null }, unpaid],
      'a fee that went back': [{ fee: { ...approved.fee, status: 'REFUNDED' } }, unpaid],
      'identity waits': [{ identityOverallStatus: 'PENDING' }, notApproved],
      'shop refused': [{ shopOverallStatus: 'REJECTED' }, notApproved],
      'documents missing': [{ docsOverallStatus: 'START' }, notApproved],
      'score refused': [{ kycStep: 'CREDIT_SCORE_REJECTED' }, refused],
      'refused by the bank': [{ kycStep: 'REJECTED' }, refused],
      'given': [
        { creditLine: { id: 'l', limit: 1 } },
        'because: به این پرونده اعتبار تخصیص داده شده است.',
      ],
      'asked for': [
        { pendingApproval: { id: 'a', amount: 1 } },
        'because: این تخصیص در انتظار تأیید نفر دوم است.',
      ],
    },
  },
  {
    file: 'resources/work/registrations/commands.tsx',
    label: 'قبول اعتبارسنجی',
    resource: 'registrations',
    right: 'registrations.score',
    element: <AcceptScoreButton />,
    states: inEachStep({
      AUTHENTICATION: 'absent',
      PHONE_CONFIRMED: 'offered',
      CREDIT_SCORE_PENDING: 'offered',
      CREDIT_SCORE_REJECTED: 'offered',
      CREDIT_SCORE_ACCEPTED: 'absent',
      BRANCH_SELECTION: 'absent',
      REJECTED: 'absent',
      ACCEPTED: 'absent',
    }),
  },
  {
    file: 'resources/work/registrations/commands.tsx',
    label: 'رد اعتبارسنجی',
    resource: 'registrations',
    right: 'registrations.score',
    element: <RefuseScoreButton />,
    states: inEachStep({
      AUTHENTICATION: 'absent',
      PHONE_CONFIRMED: 'offered',
      CREDIT_SCORE_PENDING: 'offered',
      CREDIT_SCORE_REJECTED: 'absent',
      CREDIT_SCORE_ACCEPTED: 'offered',
      BRANCH_SELECTION: 'offered',
      REJECTED: 'absent',
      ACCEPTED: 'absent',
    }),
  },
  {
    file: 'resources/work/registrations/commands.tsx',
    label: 'ثبت مراجعه به شعبه',
    resource: 'registrations',
    right: 'registrations.visit',
    element: <VisitButton />,
    states: inEachStep({
      AUTHENTICATION: 'absent',
      PHONE_CONFIRMED: 'absent',
      CREDIT_SCORE_PENDING: 'absent',
      CREDIT_SCORE_REJECTED: 'absent',
      CREDIT_SCORE_ACCEPTED: 'offered',
      BRANCH_SELECTION: 'absent',
      REJECTED: 'absent',
      ACCEPTED: 'absent',
    }),
  },
  {
    file: 'resources/work/registrations/commands.tsx',
    label: 'لغو بسته',
    resource: 'registrations',
    right: 'packages.cancel',
    element: <CancelPackageButton />,
    states: {
      START: [{ userSubscriptionPackageStatus: 'START' }, 'absent'],
      CREATED: [{ userSubscriptionPackageStatus: 'CREATED' }, 'absent'],
      ALLOCATE_PENDING: [{ userSubscriptionPackageStatus: 'ALLOCATE_PENDING' }, 'offered'],
      ENABLED: [{ userSubscriptionPackageStatus: 'ENABLED' }, 'absent'],
      CANCELED: [{ userSubscriptionPackageStatus: 'CANCELED' }, 'absent'],
      EXPIRED: [{ userSubscriptionPackageStatus: 'EXPIRED' }, 'absent'],
    },
  },
  {
    file: 'components/review/ReopenButton.tsx',
    label: 'بازگرداندن به بررسی',
    resource: 'registrations',
    right: 'registrations.decide',
    element: <ReopenPart desk={registrationDesk} name="shop" />,
    record: { ...decided, shopOverallStatus: 'APPROVED' },
    states: {
      'never sent': [{ shopOverallStatus: 'START' }, 'absent'],
      'waits': [{ shopOverallStatus: 'PENDING' }, 'absent'],
      'approved': [{}, 'offered'],
      'refused': [{ shopOverallStatus: 'REJECTED' }, 'offered'],
      'credit was given': [{ creditLine: { id: 'l', limit: 1 } }, 'absent'],
      'the file is accepted': [{ kycStep: 'ACCEPTED' }, 'absent'],
      'credit was asked for': [{ pendingApproval: { id: 'a', amount: 1 } }, 'absent'],
      'the bank refused the file': [{ kycStep: 'REJECTED' }, 'absent'],
      'the score was refused': [{ kycStep: 'CREDIT_SCORE_REJECTED' }, 'absent'],
      'the branch was visited': [{ kycStep: 'BRANCH_SELECTION' }, 'absent'],
      'a person accepted the score': [{ kycStep: 'CREDIT_SCORE_ACCEPTED' }, 'absent'],
      'the bureau accepted the score': [
        {
          kycStep: 'CREDIT_SCORE_ACCEPTED',
          inquiries: [{ kind: 'CREDIT_BUREAU', answer: 'MATCHED' }],
        },
        'offered',
      ],
      'the fee accepted the score': [
        { kycStep: 'CREDIT_SCORE_ACCEPTED', fee: approved.fee },
        'offered',
      ],
    },
  },
  {
    file: 'components/review/ReviewLinks.tsx',
    label: 'بررسی',
    resource: 'registrations',
    right: 'registrations.decide',
    element: <LinkToReview {...registrationDesk} />,
    record: approved,
    states: {
      'nothing waits': [{}, 'absent'],
      'identity waits': [{ identityOverallStatus: 'PENDING' }, 'offered'],
      'shop waits': [{ shopOverallStatus: 'PENDING' }, 'offered'],
      'documents wait': [{ docsOverallStatus: 'PENDING' }, 'offered'],
      'a step was refused': [{ docsOverallStatus: 'REJECTED' }, 'absent'],
    },
  },
  {
    file: 'components/review/Inquiries.tsx',
    label: 'استعلام دوباره',
    resource: 'registrations',
    right: 'registrations.decide',
    element: <Inquiries desk={registrationDesk} />,
    states: {
      PENDING: [inquiry('PENDING'), 'absent'],
      MATCHED: [inquiry('MATCHED'), 'absent'],
      MISMATCHED: [inquiry('MISMATCHED'), 'absent'],
      UNAVAILABLE: [inquiry('UNAVAILABLE'), 'offered'],
    },
  },
  ...contractTables,
  ...blacklistTables,
  ...stopTables,
  {
    file: 'resources/credit/credit-lines/commands.tsx',
    label: 'اصلاح گردش اعتبار',
    resource: 'credit-lines',
    right: 'credit.revolve',
    element: <RevolveButton />,
    states: { any: [{}, 'offered'] },
  },
]
