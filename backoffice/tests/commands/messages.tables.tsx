import { ClearCacheButton } from '../../src/resources/system/sms-providers/ClearCacheButton'
import { KeyButton } from '../../src/resources/system/sms-providers/KeyButton'
import { MoveButton } from '../../src/resources/system/sms-providers/MoveButton'
import { SwitchOffProviderButton } from '../../src/resources/system/sms-providers/commands'
import { SwitchOnButton } from '../../src/resources/system/sms-providers/SwitchOnButton'
import { EditButton } from '../../src/resources/system/sms-templates/EditButton'
import { ChangePhoneButton } from '../../src/resources/trade/users/ChangePhoneButton'
import { SmsButton } from '../../src/resources/trade/users/SmsButton'
import type { CommandTable } from '../support/commands'

const on = { name: 'kavenegar', active: true, isSupported: true, source: 'BACKOFFICE', position: 1 }
const off = { ...on, active: false }

const provider = (
  file: string,
  label: string,
  element: CommandTable['element'],
  states: CommandTable['states']
): CommandTable => ({
  file: `resources/system/sms-providers/${file}.tsx`,
  label,
  resource: 'sms-providers',
  right: 'sms.configure',
  element,
  states,
})

const template = (label: string, record: object): CommandTable => ({
  file: 'resources/system/sms-templates/EditButton.tsx',
  label,
  resource: 'sms-templates',
  right: 'sms.configure',
  element: <EditButton />,
  record: {
    ...{ text: 'x', shippedText: 'x', params: {}, kavenegarName: null, smsIrId: null },
    ...record,
  },
  states: { on: [{ active: true }, 'offered'], off: [{ active: false }, 'offered'] },
})

/** What staff do to texts and providers of messages, by how they stand. */
export const messageTables: CommandTable[] = [
  {
    file: 'resources/trade/users/SmsButton.tsx',
    label: 'فرستادن پیامک',
    resource: 'users',
    right: 'sms.send',
    element: <SmsButton />,
    states: { any: [{ firstname: 'مریم', phone: '09121234567' }, 'offered'] },
  },
  {
    file: 'resources/trade/users/ChangePhoneButton.tsx',
    label: 'تغییر شماره',
    resource: 'users',
    right: 'users.change-phone',
    element: <ChangePhoneButton />,
    states: { any: [{ firstname: 'مریم', phone: '09121234567' }, 'offered'] },
  },
  provider('SwitchOnButton', 'درخواست فعال کردن', <SwitchOnButton />, {
    'on': [on, 'because: این فرستنده فعال است.'],
    'off': [off, 'offered'],
    'without a key': [{ ...off, source: 'NONE' }, 'because: کلید این فرستنده هنوز ثبت نشده است.'],
    'of the demo': [
      { ...off, isSupported: false },
      'because: این فرستنده تنها در محیط آزمایشی کار می‌کند.',
    ],
  }),
  provider('commands', 'خاموش کردن', <SwitchOffProviderButton />, {
    on: [on, 'offered'],
    off: [off, 'because: این فرستنده خاموش است.'],
  }),
  provider('MoveButton', 'تغییر نوبت', <MoveButton />, {
    on: [on, 'offered'],
    off: [off, 'offered'],
  }),
  provider('KeyButton', 'ثبت کلید', <KeyButton />, {
    'of the back-office': [off, 'offered'],
    'of the environment': [
      { ...on, source: 'ENVIRONMENT' },
      'because: کلید این فرستنده از محیط سرور خوانده می‌شود و از اینجا تغییر نمی‌کند.',
    ],
    'that needs none': [{ ...on, name: 'sandbox' }, 'absent'],
  }),
  provider('ClearCacheButton', 'خواندن دوباره تنظیمات', <ClearCacheButton />, {
    always: [on, 'offered'],
  }),
  template('تغییر متن', { name: 'invoice-paid', holdsCode: false }),
  template('درخواست تغییر متن', { name: 'login-code', holdsCode: true }),
]
