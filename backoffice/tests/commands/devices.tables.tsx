import { ActivateDeviceButton } from '../../src/resources/cards/devices/ActivateDeviceButton'
import { DisableDeviceButton, UnlockButton } from '../../src/resources/cards/devices/commands'
import { RegisterButton } from '../../src/resources/cards/merchants/RegisterButton'
import type { CommandTable } from '../support/commands'

const notPending = 'because: تنها دستگاهی فعال می‌شود که در انتظار نفر دوم است.' as const

export const deviceTables: CommandTable[] = [
  {
    file: 'resources/cards/merchants/RegisterButton.tsx',
    label: 'دستگاه تازه',
    resource: 'merchants',
    right: 'devices.register',
    element: <RegisterButton />,
    states: { 'any merchant': [{ active: true }, 'offered'] },
  },
  {
    file: 'resources/cards/devices/ActivateDeviceButton.tsx',
    label: 'فعال کردن',
    resource: 'devices',
    right: 'devices.activate',
    element: <ActivateDeviceButton />,
    states: {
      PENDING: [{ status: 'PENDING' }, 'offered'],
      ACTIVE: [{ status: 'ACTIVE' }, notPending],
      DISABLED: [{ status: 'DISABLED' }, notPending],
    },
  },
  {
    file: 'resources/cards/devices/commands.tsx',
    label: 'باز کردن قفل',
    resource: 'devices',
    right: 'devices.unlock',
    element: <UnlockButton />,
    states: {
      'locked': [{ status: 'ACTIVE', lockedUntil: '2026-11-22T20:30:00Z' }, 'offered'],
      'not locked': [{ status: 'ACTIVE', lockedUntil: null }, 'absent'],
    },
  },
  {
    file: 'resources/cards/devices/commands.tsx',
    label: 'از کار انداختن',
    resource: 'devices',
    right: 'devices.disable',
    element: <DisableDeviceButton />,
    states: {
      PENDING: [{ status: 'PENDING' }, 'offered'],
      ACTIVE: [{ status: 'ACTIVE' }, 'offered'],
      DISABLED: [{ status: 'DISABLED' }, 'because: این دستگاه از کار افتاده است.'],
    },
  },
]
