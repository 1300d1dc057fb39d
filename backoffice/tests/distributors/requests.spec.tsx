import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import DistributorShow from '../../src/resources/trade/distributors/DistributorShow'
import { asPercent, fromPercent } from '../../src/lib/rates'
import { Exclusions } from '../../src/resources/money/settlement-runs/Transfers'
import { openDesk, rows } from '../support/desk'

const distributor = {
  id: '7',
  name: 'پخش آلفا',
  slug: 'alpha',
  category: 'نوشیدنی',
  iban: null,
  plans: ['kasbeno-fmcg-real'],
  activeProvinces: [],
  officeAddresses: [],
  paymentWindowDays: 30,
  dueDaysMin: 1,
  dueDaysMax: 120,
  requiresConfirmation: false,
  active: true,
  fees: { productFeePpm: 5_000, bankFeeYearlyPpm: 180_000, discountYearlyPpm: null },
}
const waiting = {
  id: '9',
  kind: 'distributor-requests',
  action: 'IBAN',
  askedAt: '2026-11-20T10:00:00.000Z',
}
const rights = ['distributors.list', 'distributor-requests.list', 'distributor-requests.ask']
const askPath = '/api/admin/distributors/7/requests'

const openDistributor = (permissions = rights, waitingChanges: object[] = []) =>
  openDesk(
    <Routes>
      <Route path="/distributors/:id/show" element={<DistributorShow />} />
    </Routes>,
    {
      resource: 'distributors',
      path: '/distributors/7/show',
      permissions,
      answers: {
        'GET /api/admin/distributors/7': () => ({ ...distributor, waitingChanges }),
        'GET /api/admin/branches': () => rows([]),
        [`POST ${askPath}`]: () => ({ id: '9', status: 'PENDING' }),
      },
    }
  )

test('another IBAN is asked for with its reason', async () => {
  const { server } = openDistributor()
  await screen.findByText(/شبای درستی ندارد/)
  await userEvent.click(await screen.findByRole('button', { name: 'درخواست تغییر شبا' }))
  const dialog = within(await screen.findByRole('dialog'))
  const send = dialog.getByRole('button', { name: 'درخواست تغییر شبا' })
  expect(send).toBeDisabled()
  await userEvent.type(dialog.getByLabelText(/شماره شبای تازه/), 'IR110120000000005500000002')
  expect(send).toBeDisabled()
  await userEvent.type(dialog.getByLabelText(/دلیل/), 'نامه شرکت')
  await userEvent.click(send)
  await waitFor(() => expect(server.to(askPath)).toHaveLength(1))
  expect(server.to(askPath)[0]!.body).toEqual({
    iban: 'IR110120000000005500000002',
    reason: 'نامه شرکت',
  })
})

test('an IBAN is read in Persian digits while it is typed, and sent in those of the bank', async () => {
  const { server } = openDistributor()
  await userEvent.click(await screen.findByRole('button', { name: 'درخواست تغییر شبا' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByLabelText(/شماره شبای تازه/)
  await userEvent.type(field, 'IR11۰۱20')
  expect(field).toHaveValue('IR۱۱۰۱۲۰')
  expect(field).toHaveAttribute('dir', 'ltr')
  await userEvent.type(dialog.getByLabelText(/دلیل/), 'نامه شرکت')
  await userEvent.click(dialog.getByRole('button', { name: 'درخواست تغییر شبا' }))
  await waitFor(() => expect(server.to(askPath)[0]!.body.iban).toBe('IR110120'))
})

test('other terms are asked for whole, with what stays as it is', async () => {
  const { server } = openDistributor()
  await userEvent.click(await screen.findByRole('button', { name: 'درخواست تغییر شرایط' }))
  const dialog = within(await screen.findByRole('dialog'))
  const window = dialog.getByLabelText(/مهلت پرداخت/)
  await userEvent.clear(window)
  await userEvent.type(dialog.getByLabelText(/دلیل/), 'قرارداد')
  const send = dialog.getByRole('button', { name: 'درخواست تغییر شرایط' })
  expect(send).toBeDisabled()
  await userEvent.type(window, '۴۵')
  await userEvent.click(dialog.getByRole('switch', { name: /شرکت فعال است/ }))
  await userEvent.click(send)
  await waitFor(() => expect(server.to(askPath)).toHaveLength(1))
  const { dueDaysMin, dueDaysMax, requiresConfirmation } = distributor
  expect(server.to(askPath)[0]!.body).toEqual({
    terms: { paymentWindowDays: 45, dueDaysMin, dueDaysMax, requiresConfirmation, active: false },
    reason: 'قرارداد',
  })
})

test('other fees are asked for in percent and sent in parts per million', async () => {
  const { server } = openDistributor()
  await userEvent.click(await screen.findByRole('button', { name: 'درخواست تغییر کارمزد' }))
  const dialog = within(await screen.findByRole('dialog'))
  const product = dialog.getByLabelText(/کارمزد کسب‌نو/)
  expect(product).toHaveValue('۰٫۵')
  expect(dialog.getByLabelText(/کارمزد سالانه بانک/)).toHaveValue('۱۸')
  expect(dialog.getByLabelText(/نرخ سالانه تنزیل/)).toHaveValue('')
  await userEvent.type(dialog.getByLabelText(/دلیل/), 'قرارداد')
  await userEvent.clear(product)
  await userEvent.type(product, '۰٫x')
  const send = dialog.getByRole('button', { name: 'درخواست تغییر کارمزد' })
  expect(send).toBeDisabled()
  await userEvent.clear(product)
  await userEvent.type(product, '۰٫۷۵')
  await userEvent.type(dialog.getByLabelText(/نرخ سالانه تنزیل/), '15.25')
  expect(dialog.getByLabelText(/نرخ سالانه تنزیل/)).toHaveValue('۱۵٫۲۵')
  await userEvent.click(send)
  await waitFor(() => expect(server.to(askPath)).toHaveLength(1))
  expect(server.to(askPath)[0]!.body).toEqual({
    fees: { productFeePpm: 7_500, bankFeeYearlyPpm: 180_000, discountYearlyPpm: 152_500 },
    reason: 'قرارداد',
  })
})

test('a discount that is no percentage is not taken for one that was not agreed', async () => {
  openDistributor()
  await userEvent.click(await screen.findByRole('button', { name: 'درخواست تغییر کارمزد' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/دلیل/), 'قرارداد')
  const send = dialog.getByRole('button', { name: 'درخواست تغییر کارمزد' })
  expect(send).toBeEnabled()
  await userEvent.type(dialog.getByLabelText(/نرخ سالانه تنزیل/), '-5')
  expect(send).toBeDisabled()
})

test('what waits is shown with its way there and is not asked for again', async () => {
  openDistributor(rights, [waiting])
  await screen.findByText(/«تغییر شبا»/)
  expect(screen.getByRole('link', { name: 'دیدن درخواست' })).toHaveAttribute(
    'href',
    '/change-requests/9/show'
  )
  expect(await screen.findByRole('button', { name: 'درخواست تغییر شبا' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'درخواست تغییر کارمزد' })).toBeEnabled()
})

test('without the right nothing is asked for', async () => {
  openDistributor(['distributors.list'])
  await screen.findByText(/شبای درستی ندارد/)
  expect(screen.queryByRole('button', { name: 'درخواست تغییر شبا' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'درخواست تغییر کارمزد' })).toBeNull()
})

test('who was left out of a run leads to where it is mended', async () => {
  openDesk(
    <Exclusions
      exclusions={[
        {
          distributorId: '7',
          withdrawalId: null,
          distributorName: 'پخش آلفا',
          reason: 'NO_IBAN',
          amount: 1_000_000,
          invoices: 2,
        },
      ]}
    />,
    { permissions: ['distributors.list'] }
  )
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'پخش آلفا' })).toHaveAttribute(
      'href',
      '/distributors/7/show'
    )
  )
})

test('percentages are read to the last digit, and nothing else is', () => {
  const read: [string, number | undefined][] = [
    ['۰٫۵', 5_000],
    ['18', 180_000],
    ['۱۸٪', 180_000],
    ['0.0001', 1],
    ['7,25', 72_500],
    ['', undefined],
    ['۰٫', undefined],
    ['-1', undefined],
    ['1.00001', undefined],
    ['ده', undefined],
  ]
  for (const [typed, rate] of read) expect(fromPercent(typed), typed).toBe(rate)
  expect([5_000, 180_000, 1, null].map(asPercent)).toEqual(['۰٫۵', '۱۸', '۰٫۰۰۰۱', ''])
})
