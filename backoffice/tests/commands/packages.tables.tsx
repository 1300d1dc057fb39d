import { ActivateButton } from '../../src/resources/packages/ActivateButton'
import { CollateralsButton } from '../../src/resources/packages/CollateralsButton'
import { CloseButton } from '../../src/resources/business-service-plans/CloseButton'
import { OpenButton } from '../../src/resources/business-service-plans/OpenButton'
import { NewPackageButton } from '../../src/resources/packages/NewPackageButton'
import { SwitchOffButton } from '../../src/resources/packages/SwitchOffButton'
import type { CommandTable } from '../support/commands'
import { rows } from '../support/desk'

const on = { slug: 'fmcg-50m', active: true, collateralCreditTypes: [] }
const off = { ...on, active: false }
const waiting = (kind: string) => ({
  'GET /api/admin/package-requests': () => rows(kind ? [{ id: 'r', kind, status: 'PENDING' }] : []),
})

const table = (
  name: string,
  label: string,
  element: CommandTable['element'],
  states: CommandTable['states'],
  kind = ''
): CommandTable => ({
  file: `resources/packages/${name}.tsx`,
  label,
  resource: 'packages',
  right: 'packages.update',
  element,
  answers: waiting(kind),
  states,
})

const planTable = (
  name: string,
  label: string,
  element: CommandTable['element'],
  states: CommandTable['states']
): CommandTable => ({
  file: `resources/business-service-plans/${name}.tsx`,
  label,
  resource: 'business-service-plans',
  right: 'business-service-plans.update',
  element,
  answers: { 'GET /api/admin/plan-requests': () => rows([]) },
  states,
})
const taking = { plan: 'kasbeno-fmcg-real', isOpen: true }
const closed = { ...taking, isOpen: false }

export const packageTables: CommandTable[] = [
  planTable('CloseButton', 'پایان پذیرش', <CloseButton />, {
    open: [taking, 'offered'],
    closed: [closed, 'absent'],
  }),
  planTable('OpenButton', 'پذیرش مشتری تازه', <OpenButton />, {
    open: [taking, 'absent'],
    closed: [closed, 'offered'],
  }),
  table('NewPackageButton', 'بسته تازه', <NewPackageButton />, { 'any list': [{}, 'offered'] }),
  table('CollateralsButton', 'تغییر تضمین‌ها', <CollateralsButton />, {
    'offered': [on, 'offered'],
    'offered no more': [off, 'offered'],
  }),
  table('ActivateButton', 'ارائه دوباره', <ActivateButton />, {
    'offered': [on, 'absent'],
    'offered no more': [off, 'offered'],
  }),
  table('SwitchOffButton', 'پایان ارائه', <SwitchOffButton />, {
    'offered': [on, 'offered'],
    'offered no more': [off, 'absent'],
  }),
]
