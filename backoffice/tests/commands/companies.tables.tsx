import { ReopenButton } from '../../src/components/review/ReopenButton'
import { LinkToReview } from '../../src/components/review/ReviewLinks'
import { AppointmentButton } from '../../src/resources/work/companies/AppointmentButton'
import {
  AllocateCompanyButton,
  MarkDefinedButton,
} from '../../src/resources/work/companies/CompanyButtons'
import {
  ConfirmDelegationButton,
  RefuseDelegationButton,
} from '../../src/resources/work/companies/Delegations'
import { companyDesk } from '../../src/resources/work/companies/desk'
import { MinimumButton, SignatoryButton } from '../../src/resources/work/companies/RuleButtons'
import { UploadButton } from '../../src/resources/work/companies/UploadButton'
import type { Member } from '../../src/resources/work/companies/company'
import type { CompanyPart } from '../../src/resources/work/companies/parts'
import type { CommandTable, Outcome } from '../support/commands'

const file = 'resources/work/companies/CompanyButtons.tsx'
const company = {
  companyName: 'پخش نمونه',
  companyKycStep: 'ACCEPTED',
  companyStatus: 'PENDING',
  creditLine: null,
  pendingApproval: null,
}

const onDelegation = (label: string, element: CommandTable['element']): CommandTable => ({
  file: 'resources/work/companies/Delegations.tsx',
  label,
  resource: 'companies',
  right: 'companies.set-rule',
  element,
  record: { delegator: { fullName: 'منصور دلاوری' }, delegate: { fullName: 'نرگس یزدانی' } },
  states: {
    'the bank decides': [{ mayDecide: true }, 'offered'],
    'a member decides': [{ mayDecide: false }, 'absent'],
  },
})

const member = {
  id: 'm1',
  phone: '09120000000',
  role: 'BOARD_MEMBER',
  firstName: 'مریم',
  lastName: 'رضایی',
  signatoryStatus: 'OPTIONAL',
} as Member

const beforeCredit = (label: string, element: CommandTable['element']): CommandTable => ({
  file: 'resources/work/companies/RuleButtons.tsx',
  label,
  resource: 'companies',
  right: 'companies.set-rule',
  element,
  record: { ...company, minimumOptional: 1, boardMemberStatus: 'ACCEPTED' },
  states: {
    'accepted': [{}, 'offered'],
    'under review': [{ boardMemberStatus: 'PENDING' }, 'offered'],
    'with the CEO': [
      { boardMemberStatus: 'REJECTED' },
      'because: هیئت‌مدیره هنوز فرستاده نشده است؛ تا آن زمان مدیرعامل قاعده را می‌نویسد.',
    ],
    'with credit': [
      { creditLine: { id: 'l', limit: 1 } },
      'because: شرکت اعتبار دارد؛ از این پس قاعده امضا با پیشنهاد یک عضو و تأیید نفر دوم تغییر می‌کند.',
    ],
  },
})

const decidedPart = (status: CompanyPart['status']): CompanyPart => ({
  name: 'company',
  kind: 'company',
  title: 'companies.step.company',
  status,
  sentAt: null,
  decidedAt: undefined,
  path: '/api/legal/admin/companies/c/company',
  member: null,
})
const reopening = (
  status: CompanyPart['status'],
  states: CommandTable['states']
): CommandTable => ({
  file: 'components/review/ReopenButton.tsx',
  label: 'بازگرداندن به بررسی',
  resource: 'companies',
  right: 'companies.decide',
  element: <ReopenButton desk={companyDesk} part={decidedPart(status)} />,
  record: { ...company, decisions: [] },
  states,
})

const upload = (label: string, element: CommandTable['element']): CommandTable => ({
  file: 'resources/work/companies/UploadButton.tsx',
  label,
  resource: 'companies',
  right: 'companies.update',
  element,
  record: company,
  states: { any: [{}, 'offered'] },
})

const notAccepted: Outcome = 'because: هر چهار مرحله شرکت هنوز تأیید نشده است.'

/** What the legal officers do with companies, by how far each is. */
export const companyTables: CommandTable[] = [
  onDelegation('تأیید نمایندگی', <ConfirmDelegationButton />),
  onDelegation('رد نمایندگی', <RefuseDelegationButton />),
  {
    file: 'components/review/ReviewLinks.tsx',
    label: 'بررسی',
    resource: 'companies',
    right: 'companies.decide',
    element: <LinkToReview {...companyDesk} />,
    record: { ...company, ceoStatus: 'ACCEPTED', boardMemberStatus: 'ACCEPTED' },
    states: {
      'waiting': [{}, 'offered'],
      'waiting for its branch': [
        { companyStatus: 'ACCEPTED', appointmentStatus: 'PENDING' },
        'offered',
      ],
      'decided': [{ companyStatus: 'REJECTED' }, 'absent'],
    },
  },
  {
    file,
    label: 'تخصیص اعتبار',
    resource: 'companies',
    right: 'credit.allocate',
    element: <AllocateCompanyButton />,
    record: company,
    states: {
      'accepted': [{}, 'offered'],
      'under review': [{ companyKycStep: 'BRANCH_SELECTION' }, notAccepted],
      'refused': [{ companyKycStep: 'REJECTED' }, notAccepted],
      'waiting for a second person': [
        { pendingApproval: { id: 'a', amount: 1 } },
        'because: تخصیصی برای این شرکت در انتظار تأیید نفر دوم است.',
      ],
      'with credit': [
        { creditLine: { id: 'l', limit: 1 }, companyKycStep: 'CREDIT_ACCEPTED' },
        'because: به این شرکت اعتبار تخصیص داده شده است.',
      ],
    },
  },
  {
    file,
    label: 'نشان تعریف از سوی پخش',
    resource: 'companies',
    right: 'companies.update',
    element: <MarkDefinedButton />,
    record: company,
    states: {
      unmarked: [{ isDistributorDefined: false }, 'offered'],
      marked: [{ isDistributorDefined: true }, 'absent'],
    },
  },
  {
    file,
    label: 'برداشتن نشان پخش',
    resource: 'companies',
    right: 'companies.update',
    element: <MarkDefinedButton />,
    record: company,
    states: {
      marked: [{ isDistributorDefined: true }, 'offered'],
      unmarked: [{ isDistributorDefined: false }, 'absent'],
    },
  },
  {
    file: 'resources/work/companies/AppointmentButton.tsx',
    label: 'تعیین شعبه',
    resource: 'companies',
    right: 'companies.update',
    element: <AppointmentButton />,
    record: company,
    answers: { 'GET /api/bank-branch/20/0': () => ({ items: [] }) },
    states: { any: [{}, 'offered'] },
  },
  reopening('ACCEPTED', {
    'without credit': [{}, 'offered'],
    'with credit': [{ creditLine: { id: 'l', limit: 1 } }, 'absent'],
    'with credit asked for': [{ pendingApproval: { id: 'a', amount: 1 } }, 'absent'],
  }),
  reopening('REJECTED', { refused: [{}, 'offered'] }),
  reopening('PENDING', { 'under review': [{}, 'absent'] }),
  beforeCredit('تعیین حداقل امضا', <MinimumButton />),
  beforeCredit('سطح امضا', <SignatoryButton member={member} />),
  upload('بارگذاری روزنامه رسمی', <UploadButton />),
  upload('بارگذاری کارت ملی', <UploadButton member={member} />),
]
