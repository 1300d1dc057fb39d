import {
  AllocateCompanyButton,
  RejectMemberButton,
  RejectStepButton,
  ToggleDefinedButton,
  VerifyMemberButton,
  VerifyStepButton,
} from '../../src/resources/companies/CompanyButtons'
import { ConfirmRuleButton, RefuseRuleButton } from '../../src/resources/rule-changes/RuleButtons'
import type { CommandTable, Outcome } from '../support/commands'

const file = 'resources/companies/CompanyButtons.tsx'
const company = {
  companyName: 'پخش نمونه',
  companyKycStep: 'ACCEPTED',
  companyStatus: 'PENDING',
  creditLine: null,
  pendingApproval: null,
}

const decision = (
  label: string,
  element: CommandTable['element'],
  [resource, field]: [string, string]
): CommandTable => ({
  file,
  label,
  resource,
  right: 'companies.decide',
  element,
  states: {
    'not sent': [{ [field]: 'START' }, 'absent'],
    'waiting': [{ [field]: 'PENDING' }, 'offered'],
    'accepted': [{ [field]: 'ACCEPTED' }, 'absent'],
    'refused': [{ [field]: 'REJECTED' }, 'absent'],
  },
})

const onRule = (label: string, element: CommandTable['element']): CommandTable => ({
  file: 'resources/rule-changes/RuleButtons.tsx',
  label,
  resource: 'rule-changes',
  right: 'companies.set-rule',
  element,
  record: { companyName: 'پخش نمونه' },
  states: {
    waiting: [{ status: 'PENDING' }, 'offered'],
    confirmed: [{ status: 'CONFIRMED' }, 'because: درباره این تغییر تصمیم گرفته شده است.'],
    outdated: [{ status: 'OUTDATED' }, 'because: درباره این تغییر تصمیم گرفته شده است.'],
  },
})

const notAccepted: Outcome = 'because: هر چهار مرحله شرکت هنوز تأیید نشده است.'

/** What the legal officers do with companies, by how far each is. */
export const companyTables: CommandTable[] = [
  decision('تأیید', <VerifyStepButton step="company" />, ['companies', 'companyStatus']),
  decision('رد', <RejectStepButton step="ceo" />, ['companies', 'ceoStatus']),
  decision('تأیید عضو', <VerifyMemberButton />, ['board-members', 'status']),
  decision('رد عضو', <RejectMemberButton />, ['board-members', 'status']),
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
    label: 'تعریف از سوی پخش',
    resource: 'companies',
    right: 'companies.update',
    element: <ToggleDefinedButton />,
    record: company,
    states: { any: [{}, 'offered'] },
  },
  onRule('تأیید', <ConfirmRuleButton />),
  onRule('نپذیرفتن', <RefuseRuleButton />),
]
