import { ActivateGatewayButton } from '../../src/resources/money/gateways/ActivateGatewayButton'
import { ContractButton } from '../../src/resources/money/gateways/ContractButton'
import { DefaultButton, SwitchOffGatewayButton } from '../../src/resources/money/gateways/commands'
import { LimitsButton } from '../../src/resources/money/gateways/LimitsButton'
import type { CommandTable } from '../support/commands'

const on = { active: true, isDefault: false, isSupported: true, source: 'BACKOFFICE' }
const off = { ...on, active: false }
const saman = { indicator: 'SAMAN', position: 1, minAmount: null, maxAmount: null }
const unsupported = 'because: این درگاه هنوز به سامانه وصل نیست و تا آن زمان فعال نمی‌شود.' as const
const isOff = 'because: این درگاه خاموش است.' as const

const table = (
  file: string,
  label: string,
  element: CommandTable['element'],
  states: CommandTable['states']
): CommandTable => ({
  file: `resources/money/gateways/${file}.tsx`,
  label,
  resource: 'gateways',
  right: 'gateways.update',
  element,
  record: saman,
  states,
})

/** What staff do to a gateway, by how it stands. */
export const gatewayTables: CommandTable[] = [
  table('ActivateGatewayButton', 'درخواست فعال کردن', <ActivateGatewayButton />, {
    'on': [on, 'because: این درگاه فعال است.'],
    'off': [off, 'offered'],
    'without a contract': [
      { ...off, source: 'NONE' },
      'because: مشخصات قرارداد این درگاه هنوز ثبت نشده است.',
    ],
    'without an adapter': [{ ...off, isSupported: false, source: 'NONE' }, unsupported],
  }),
  table('commands', 'پیش‌فرض شود', <DefaultButton />, {
    'on': [on, 'offered'],
    'the default': [{ ...on, isDefault: true }, 'because: این درگاه پیش‌فرض است.'],
    'off': [off, isOff],
  }),
  table('commands', 'خاموش کردن', <SwitchOffGatewayButton />, {
    on: [on, 'offered'],
    off: [off, isOff],
  }),
  table('LimitsButton', 'ترتیب و سقف مبلغ', <LimitsButton />, {
    on: [on, 'offered'],
    off: [off, 'offered'],
  }),
  table('ContractButton', 'ثبت مشخصات قرارداد', <ContractButton />, {
    'of the back-office': [off, 'offered'],
    'of the environment': [
      { ...on, source: 'ENVIRONMENT' },
      'because: مشخصات این درگاه از محیط سرور خوانده می‌شود و از اینجا تغییر نمی‌کند.',
    ],
    'that needs none': [{ ...on, indicator: 'OFFLINE' }, 'absent'],
  }),
]
