import { ActivatePackageButton } from '../../src/resources/credit/packages/ActivatePackageButton'
import { CollateralsButton } from '../../src/resources/credit/packages/CollateralsButton'
import { ClosePlanButton } from '../../src/resources/credit/business-service-plans/ClosePlanButton'
import { OpenButton } from '../../src/resources/credit/business-service-plans/OpenButton'
import { NewPackageButton } from '../../src/resources/credit/packages/NewPackageButton'
import { SwitchOffPackageButton } from '../../src/resources/credit/packages/commands'
import type { CommandTable } from '../support/commands'

const on = { slug: 'fmcg-50m', active: true, collateralCreditTypes: [] }
const off = { ...on, active: false }
const asked = (kind: string, action: string) => ({
  waitingChanges: [{ id: 'q', kind, action, askedAt: '2026-11-20T10:00:00.000Z' }],
})

const table = (
  name: string,
  label: string,
  element: CommandTable['element'],
  states: CommandTable['states']
): CommandTable => ({
  file: `resources/credit/packages/${name}.tsx`,
  label,
  resource: 'packages',
  right: 'packages.update',
  element,
  states,
})

const planTable = (
  name: string,
  label: string,
  element: CommandTable['element'],
  states: CommandTable['states']
): CommandTable => ({
  file: `resources/credit/business-service-plans/${name}.tsx`,
  label,
  resource: 'business-service-plans',
  right: 'business-service-plans.update',
  element,
  states,
})
const taking = { plan: 'kasbeno-fmcg-real', isOpen: true }
const closed = { ...taking, isOpen: false }

export const packageTables: CommandTable[] = [
  planTable('ClosePlanButton', 'پایان پذیرش', <ClosePlanButton />, {
    'open': [taking, 'offered'],
    'asked for': [{ ...taking, ...asked('plan-requests', 'CLOSE') }, 'absent'],
    'closed': [closed, 'absent'],
  }),
  planTable('OpenButton', 'پذیرش مشتری تازه', <OpenButton />, {
    'open': [taking, 'absent'],
    'asked for': [{ ...closed, ...asked('plan-requests', 'OPEN') }, 'absent'],
    'closed': [closed, 'offered'],
  }),
  table('NewPackageButton', 'بسته تازه', <NewPackageButton />, { 'any list': [{}, 'offered'] }),
  table('CollateralsButton', 'تغییر تضمین‌ها', <CollateralsButton />, {
    'offered': [on, 'offered'],
    'offered no more': [off, 'offered'],
    'another change is asked for': [
      { ...off, ...asked('package-requests', 'ACTIVATE') },
      'offered',
    ],
  }),
  table('ActivatePackageButton', 'ارائه دوباره', <ActivatePackageButton />, {
    'offered': [on, 'absent'],
    'offered no more': [off, 'offered'],
    'asked for': [{ ...off, ...asked('package-requests', 'ACTIVATE') }, 'absent'],
  }),
  table('commands', 'پایان ارائه', <SwitchOffPackageButton />, {
    'offered': [on, 'offered'],
    'offered no more': [off, 'absent'],
  }),
]
