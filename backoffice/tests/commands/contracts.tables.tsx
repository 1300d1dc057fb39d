import { AskInForceButton } from '../../src/resources/credit/contract-templates/commands'
import { BeginTextButton } from '../../src/resources/credit/contract-templates/BeginTextButton'
import { TextButton } from '../../src/resources/credit/contract-templates/TextButton'
import {
  ChangeLimitButton,
  GrantRenewalButton,
  WriteOffButton,
} from '../../src/resources/credit/credit-lines/commands'
import type { CommandTable } from '../support/commands'

/** What staff do to the texts of contracts and to renewals. */
export const contractTables: CommandTable[] = [
  {
    file: 'resources/credit/credit-lines/commands.tsx',
    label: 'سوخت کردن بدهی',
    resource: 'credit-lines',
    right: 'credit.write-off',
    element: <WriteOffButton />,
    states: {
      'owing': [{ used: 5, ownerName: 'نرگس' }, 'offered'],
      'owing nothing': [{ used: 0 }, 'because: بر این اعتبار بدهی‌ای نیست.'],
    },
  },
  {
    file: 'resources/credit/credit-lines/commands.tsx',
    label: 'تغییر سقف',
    resource: 'credit-lines',
    right: 'credit.change-limit',
    element: <ChangeLimitButton />,
    states: { any: [{ limit: 500, targetLimit: null }, 'offered'] },
  },
  {
    file: 'resources/credit/credit-lines/commands.tsx',
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
    file: 'resources/credit/contract-templates/commands.tsx',
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
    file: 'resources/credit/contract-templates/TextButton.tsx',
    label: 'تغییر پیش‌نویس',
    resource: 'contract-templates',
    right: 'contract-templates.update',
    element: <TextButton />,
    states: { DRAFT: [{ status: 'DRAFT', body: 'متن' }, 'offered'] },
  },
  {
    file: 'resources/credit/contract-templates/BeginTextButton.tsx',
    label: 'متن تازه',
    resource: 'contract-templates',
    right: 'contract-templates.update',
    element: <BeginTextButton />,
    states: { always: [{}, 'offered'] },
  },
]
