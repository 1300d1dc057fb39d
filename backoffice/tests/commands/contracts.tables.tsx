import { AskInForceButton } from '../../src/resources/contract-templates/AskInForceButton'
import { BeginTextButton } from '../../src/resources/contract-templates/BeginTextButton'
import { TextButton } from '../../src/resources/contract-templates/TextButton'
import { GrantRenewalButton } from '../../src/resources/credit-lines/GrantRenewalButton'
import type { CommandTable } from '../support/commands'

/** What staff do to the texts of contracts and to renewals. */
export const contractTables: CommandTable[] = [
  {
    file: 'resources/credit-lines/GrantRenewalButton.tsx',
    label: 'موافقت با تمدید',
    resource: 'credit-lines',
    right: 'credit.grant-renewal',
    element: <GrantRenewalButton />,
    states: {
      open: [{ plan: 'kasbeno-fmcg-real', hasRenewalCredit: false }, 'offered'],
      granted: [
        { plan: 'kasbeno-fmcg-real', hasRenewalCredit: true },
        'because: با تمدید این اعتبار پیش‌تر موافقت شده است.',
      ],
      digital: [
        { plan: 'kasbeno-digital-real', hasRenewalCredit: false },
        'because: این طرح تمدید ندارد.',
      ],
    },
  },
  {
    file: 'resources/contract-templates/AskInForceButton.tsx',
    label: 'درخواست اجرا',
    resource: 'contract-templates',
    right: 'contract-templates.update',
    element: <AskInForceButton />,
    states: {
      DRAFT: [{ status: 'DRAFT' }, 'offered'],
      IN_FORCE: [{ status: 'IN_FORCE' }, 'absent'],
      RETIRED: [{ status: 'RETIRED' }, 'absent'],
    },
  },
  {
    file: 'resources/contract-templates/TextButton.tsx',
    label: 'تغییر پیش‌نویس',
    resource: 'contract-templates',
    right: 'contract-templates.update',
    element: <TextButton />,
    states: { DRAFT: [{ status: 'DRAFT', body: 'متن' }, 'offered'] },
  },
  {
    file: 'resources/contract-templates/BeginTextButton.tsx',
    label: 'متن تازه',
    resource: 'contract-templates',
    right: 'contract-templates.update',
    element: <BeginTextButton />,
    states: { always: [{}, 'offered'] },
  },
]
