import { permissions } from '@kasbeno/api/contracts/identity'
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from '../src/App'
import { menuFor } from '../src/layout/menu'
import { mayOpen } from '../src/providers/access'
import { queryClient } from '../src/providers/queryClient'
import { fakeServer, rows, type Answers } from './support/desk'

// every page of the product is fetched here for the first time
configure({ asyncUtilTimeout: 30_000 })

beforeEach(() => queryClient.clear())
afterEach(() => cleanup())

const branch = { id: 'b1', name: 'شعبه', distributorId: '7', active: true }
const distributor = { id: '7', name: 'پخش', officeAddresses: [], plans: [], provinceIds: [] }
const member = { id: 's1', username: 'sara', fullName: 'سارا', role: 'kyc', active: true }
const order = {
  id: 'o1',
  externalId: '5',
  status: 'COMPLETED',
  grandTotalAmount: 9,
  orderItems: [],
  versions: [],
}
const base = '/api/admin'
const answers: Answers = {
  [`GET ${base}/branches/b1`]: () => branch,
  [`GET ${base}/distributors`]: () => rows([distributor]),
  [`GET ${base}/distributors/7`]: () => distributor,
  [`GET ${base}/staff/s1`]: () => member,
  [`GET ${base}/staff`]: () => rows([member]),
  [`GET ${base}/roles`]: () => rows([{ id: 'kyc', permissions: [] }]),
  [`GET ${base}/roles/kyc`]: () => ({ id: 'kyc', permissions: ['orders.list'] }),
  [`GET ${base}/provinces`]: () => rows([]),
  [`GET ${base}/branches`]: () => rows([branch]),
  [`GET ${base}/orders`]: () => rows([order]),
  [`GET ${base}/orders/totals`]: () => ({ count: 1 }),
  [`GET ${base}/orders/o1`]: () => order,
  'GET /api/distributor/orders/o1': () => order,
}

/** The whole product at one address, for somebody with these rights. */
const open = (path: string, held: readonly string[], distributorId: string | null = null) => {
  const server = fakeServer(answers, held, distributorId)
  const router = createMemoryRouter([{ path: '*', element: <App /> }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return server
}
/** The same, come from the list before it. @returns how to go back */
const openAt = (path: string, held: readonly string[]) => {
  fakeServer(answers, held, null)
  const router = createMemoryRouter([{ path: '*', element: <App /> }], {
    initialEntries: ['/account', path],
  })
  render(<RouterProvider router={router} />)
  return (by: number) => router.navigate(by)
}
const allBut = (...rights: string[]) => permissions.filter((each) => !rights.includes(each))

const forms = [
  ['/branches/create', 'branches.update'],
  ['/branches/b1', 'branches.update'],
  ['/distributors/create', 'distributors.update'],
  ['/distributors/7', 'distributors.update'],
  ['/staff/create', 'staff.update'],
  ['/staff/s1', 'staff.update'],
  ['/merchants/create', 'merchants.update'],
  ['/bank-branches/create', 'bank-branches.update'],
  ['/certificate-types/create', 'certificate-types.update'],
] as const

test.each(forms)('%s is refused without %s, whatever else is held', async (path, right) => {
  const server = open(path, allBut(right))
  await screen.findByText('دسترسی ندارید')
  expect(screen.queryByText('ذخیره')).toBeNull()
  expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

test.each(forms)('%s is a form for who holds %s', async (path, right) => {
  open(path, [right, 'distributors.list', 'staff.list', 'locations.list'])
  await screen.findByText('ذخیره')
  expect(screen.queryByText('دسترسی ندارید')).toBeNull()
})

interface Pages {
  create?: unknown
  edit?: unknown
}
const modules = import.meta.glob<Record<string, Pages>>('../src/resources/*/*/index.{ts,tsx}', {
  eager: true,
})

test('no other resource has a form', () => {
  const formsOf = (kind: keyof Pages) =>
    Object.entries(modules)
      .filter(([, exported]) => Object.values(exported).some((pages) => kind in Object(pages)))
      .map(([path]) => path.split('/').at(-2))
      .sort()
  expect(formsOf('create')).toEqual([
    'bank-branches',
    'branches',
    'certificate-types',
    'cities',
    'distributor-users',
    'distributors',
    'districts',
    'guilds',
    'manual-reports',
    'merchants',
    'provinces',
    'staff',
  ])
  expect(formsOf('edit')).toEqual([
    'bank-branches',
    'branches',
    'certificate-types',
    'cities',
    'distributor-users',
    'distributors',
    'districts',
    'guilds',
    'merchants',
    'provinces',
    'staff',
  ])
})

test('who may not change roles reads them', async () => {
  open('/roles/kyc/show', allBut('staff.update'))
  const rights = await screen.findAllByRole('checkbox')
  for (const right of rights) expect(right).toBeDisabled()
  expect(screen.queryByText('ذخیره')).toBeNull()
  cleanup()
  queryClient.clear()
  open('/roles/kyc/show', ['staff.list', 'staff.update'])
  expect(await screen.findByText('ذخیره')).toBeEnabled()
})

test('ticks of a role that were not saved are not lost without a question', async () => {
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const go = openAt('/roles/kyc/show', ['staff.list', 'staff.update'])
  const [tick] = await screen.findAllByRole('checkbox')
  fireEvent.click(tick!)
  await act(() => go(-1))
  expect(asked).toHaveBeenCalledTimes(1)
  expect(screen.getAllByRole('checkbox')[0]).toBeChecked()
  fireEvent.click(tick!)
  await act(() => go(-1))
  expect(asked).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryAllByRole('checkbox')).toHaveLength(0))
  asked.mockRestore()
})

const newRecord: [string, string, string][] = [
  ['/branches', 'شعبه تازه', 'branches.update'],
  ['/distributors', 'شرکت پخش تازه', 'distributors.update'],
  ['/staff', 'کارمند تازه', 'staff.update'],
]
test.each(newRecord)('the list %s offers «%s» to who holds %s alone', async (path, name, right) => {
  open(path, allBut(right))
  const row = path === '/branches' ? 'شعبه' : path === '/staff' ? 'سارا' : 'پخش'
  await screen.findByText(row)
  expect(screen.queryByText(name)).toBeNull()
  cleanup()
  queryClient.clear()
  open(path, [right, 'branches.list', 'distributors.list', 'staff.list'])
  await screen.findByText(name)
})

test.each(['/orders', '/orders/o1/show'])('%s is refused without its right', async (path) => {
  open(path, allBut('orders.list', 'company-money.list'))
  await screen.findByText('دسترسی ندارید')
})

test('a distributor’s user is offered no command of the bank on an invoice', async () => {
  open('/orders/o1/show', ['orders.list', 'orders.fraud'], '7')
  await screen.findByText('۹', { exact: false })
  expect(screen.queryByText('توقف فاکتور')).toBeNull()
  cleanup()
  queryClient.clear()
  open('/orders/o1/show', ['orders.list', 'orders.fraud'])
  expect(await screen.findByText('توقف فاکتور')).toBeEnabled()
})

/** The one right that opens each list, and the page of each of its records. */
const readers = {
  'registrations': 'registrations.list',
  'approvals': 'approvals.list',
  'credit-lines': 'credit-lines.list',
  'packages': 'packages.list',
  'business-service-plans': 'business-service-plans.list',
  'certificate-types': 'certificate-types.list',
  'renewals': 'credit-lines.list',
  'blacklists': 'blacklists.list',
  'suspensions': 'suspensions.list',
  'write-offs': 'write-offs.list',
  'contracts': 'contracts.list',
  'signature-enrollments': 'signature-enrollments.list',
  'contract-templates': 'contract-templates.list',
  'orders': 'orders.list',
  'disputes': 'disputes.list',
  'leads': 'leads.list',
  'call-infos': 'leads.list',
  'manual-reports': 'leads.list',
  'inquiries': 'inquiries.list',
  'installments': 'installments.list',
  'late-fees': 'late-fees.list',
  'platform-fees': 'platform-fees.list',
  'payments': 'payments.list',
  'wallets': 'ledger.read',
  'transactions': 'ledger.read',
  'gateways': 'gateways.list',
  'gateway-deposits': 'gateway-deposits.list',
  'reconciliations': 'reconciliations.list',
  'settlement-runs': 'settlement.read',
  'withdrawals': 'withdrawals.list',
  'payouts': 'payouts.list',
  'payout-alarms': 'settlement.read',
  'payout-items': 'receivables.list',
  'receivables': 'receivables.list',
  'ledger-entries': 'ledger.read',
  'closed-days': 'closed-days.list',
  'addresses': 'addresses.list',
  'cards': 'cards.list',
  'card-holders': 'card-holders.list',
  'parcels': 'parcels.list',
  'print-batches': 'cards.list',
  'merchants': 'merchants.list',
  'devices': 'devices.list',
  'card-payments': 'card-payments.list',
  'users': 'users.list',
  'distributors': 'distributors.list',
  'order-uploads': 'order-uploads.list',
  'branches': 'branches.list',
  'distributor-users': 'distributor-users.list',
  'bank-branches': 'bank-branches.list',
  'guilds': 'locations.list',
  'cities': 'locations.list',
  'districts': 'locations.list',
  'provinces': 'locations.list',
  'companies': 'companies.list',
  'board-members': 'companies.list',
  'rule-changes': 'companies.list',
  'sms': 'sms.list',
  'sms-templates': 'sms-templates.list',
  'sms-providers': 'sms-providers.list',
  'settings': 'settings.list',
  'staff': 'staff.list',
  'roles': 'staff.list',
  'partner-clients': 'partner-clients.list',
  'webhook-deliveries': 'webhook-deliveries.list',
  'audit': 'audit.read',
} as const

/** Lists of which another right opens what is of companies. */
const ofCompanies: readonly string[] = ['orders', 'payments', 'wallets', 'transactions']
const rightsTo = (resource: keyof typeof readers) => [
  readers[resource],
  ...(ofCompanies.includes(resource) ? (['company-money.list'] as const) : []),
]

test.each(Object.keys(readers) as (keyof typeof readers)[])(
  '%s are read by their right alone, or where they are of companies by that to these',
  (resource) => {
    for (const action of ['list', 'show', 'export']) {
      for (const right of rightsTo(resource)) expect(mayOpen([right], resource, action)).toBe(true)
      expect(mayOpen(allBut(...rightsTo(resource)), resource, action)).toBe(false)
    }
  }
)

test('the menu leads each right to its own pages, and nobody to another’s', () => {
  const others: Record<string, string> = {
    '/': 'dashboard.read',
    '/sign-ins': 'sign-ins.read',
    '/distributor-reports': 'distributor-reports.read',
    '/special-modal': 'settings.list',
    '/marketing': 'marketing.read',
    '/ledger/trial-balance': 'ledger.read',
    '/ledger/reconciliation': 'ledger.read',
  }
  const entries = menuFor(permissions)
    .flatMap((group) => group.entries)
    .filter(({ to }) => to !== '/change-requests')
  expect(entries.map(({ to }) => to).sort()).toEqual(
    [...Object.keys(readers).map((resource) => `/${resource}`), ...Object.keys(others)].sort()
  )
  for (const { to } of entries) {
    const rights = to in others ? [others[to]!] : rightsTo(to.slice(1) as keyof typeof readers)
    const reached = (held: readonly string[]) =>
      menuFor(held).some((group) => group.entries.some((entry) => entry.to === to))
    for (const right of rights) expect([to, reached([right])]).toEqual([to, true])
    expect([to, reached(allBut(...rights))]).toEqual([to, false])
  }
  expect(menuFor([])).toEqual([])
})

test('who only reads files decides and holds none', async () => {
  const server = open('/registrations/r1/review', allBut('registrations.decide'))
  await waitFor(() =>
    expect(server.calls.some(({ path }) => path.startsWith(`${base}/registrations`))).toBe(true)
  )
  expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([])
})
