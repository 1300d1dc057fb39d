import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toasts } from '#ui/Toasts.tsx'
import { KeptFee } from '#areas/wallet/parts/withdrawals/KeptFee.tsx'
import WithdrawalsScreen from '#areas/wallet/screens/WithdrawalsScreen.tsx'
import WithdrawScreen from '#areas/wallet/screens/WithdrawScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, startSession } from '#core/session.ts'
import { callsOf, Refused, serve } from './server.ts'

const plan = 'kasbeno-fmcg-real'
const wayOut = `GET /wallet/${plan}/withdrawable`
const start = `POST /wallet/${plan}/withdrawals/otp-start`
const request = `POST /wallet/${plan}/withdrawals`
const iban = 'IR820540102680020817909002'
const amountField = () => screen.findByLabelText(/مبلغ برداشت/)
const ibanField = () => screen.getByLabelText(/شماره شبا/)
const next = () => userEvent.click(screen.getByRole('button', { name: 'گرفتن کد' }))

const open = () =>
  render(
    <>
      <Toasts />
      <WithdrawScreen />
    </>
  )
const fill = async (amount: string, account = iban) => {
  await userEvent.clear(await amountField())
  await userEvent.type(await amountField(), amount)
  await userEvent.clear(ibanField())
  await userEvent.type(ibanField(), account)
  await next()
}
const enter = async (code: string) =>
  userEvent.type(await screen.findByLabelText('کد پیامک‌شده'), code)

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    }
  )
  history.replaceState(null, '', '/wallet/withdraw')
  startSession({ bearerToken: 'token' })
  rememberPlan(plan)
})
afterEach(() => {
  cleanup()
  clearSession()
})

test('more than may leave the wallet is not asked for, and the page says how much may', async () => {
  const reason = 'بدهی سررسیدگذشته شما کنار گذاشته شده است.'
  const calls = serve({ [wayOut]: { amount: 3_000_000, reason } })
  open()
  await fill('3000001')
  expect(screen.getByText(reason)).toBeInTheDocument()
  expect(screen.getByText('حداکثر ۳٬۰۰۰٬۰۰۰ ریال قابل برداشت است.')).toBeInTheDocument()
  expect(callsOf(calls, start)).toHaveLength(0)
})

test('nothing that may leave says why, and offers no button', async () => {
  const reason = 'کیف پول شما موجودی ندارد.'
  serve({ [wayOut]: { amount: 0, reason } })
  open()
  expect(await screen.findByText(reason)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'گرفتن کد' })).toBeNull()
})

test('an account with a wrong digit is not asked for; any way of writing a right one is', async () => {
  const calls = serve({
    [wayOut]: { amount: 5_000_000 },
    [start]: { expirationMillis: 120_000 },
  })
  open()
  await fill('2000000', 'IR820540102680020817909003')
  expect(screen.getByText(/شماره شبا درست نیست/)).toBeInTheDocument()
  expect(callsOf(calls, start)).toHaveLength(0)
  await fill('2000000', '۸۲ ۰۵۴۰ ۱۰۲۶ ۸۰۰۲ ۰۸۱۷ ۹۰۹۰ ۰۲')
  await screen.findByLabelText('کد پیامک‌شده')
  expect(callsOf(calls, start)[0]!.body).toEqual({ amount: 2_000_000, iban })
})

test('what the server says of an account stands under it until another one is typed', async () => {
  const answers: Record<string, unknown> = {
    [wayOut]: { amount: 5_000_000 },
    [start]: new Refused(422, {
      title: 'InvalidFieldsException',
      message: 'برخی از موارد درست نیست.',
      errors: [{ field: 'iban', message: 'واریز به این شبا ممکن نیست.' }],
    }),
  }
  serve(answers)
  open()
  await fill('2000000')
  expect(await screen.findByText('واریز به این شبا ممکن نیست.')).toBeInTheDocument()
  await userEvent.clear(ibanField())
  await userEvent.type(ibanField(), 'IR062960000000100324200001')
  expect(screen.queryByText('واریز به این شبا ممکن نیست.')).toBeNull()
})

test('a lost answer is repeated under its key; another code has another', async () => {
  const answers: Record<string, unknown> = {
    [wayOut]: { amount: 5_000_000 },
    [start]: { expirationMillis: 120_000 },
    [request]: 'offline',
  }
  const calls = serve(answers)
  open()
  await fill('2000000')
  await enter('48125')
  await screen.findByText(/هنوز نمی‌دانیم/, {}, { timeout: 20_000 })
  answers[request] = new Refused(400, {
    title: 'OtpWrongException',
    message: 'کد واردشده درست نیست.',
  })
  await userEvent.click(screen.getByRole('button', { name: 'ثبت برداشت' }))
  await screen.findByText('کد واردشده درست نیست.')
  answers[request] = { id: 'w1', status: 'REQUESTED' }
  await userEvent.clear(screen.getByLabelText('کد پیامک‌شده'))
  await enter('11111')
  expect(await screen.findByText('درخواست برداشت ثبت شد')).toBeInTheDocument()
  const keys = callsOf(calls, `${request}`)
    .filter(({ path }) => path.endsWith('/withdrawals'))
    .map(({ key }) => key)
  expect(new Set(keys.slice(0, -1))).toEqual(new Set([keys[0]]))
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys.at(-1)).not.toBe(keys[0])
}, 30_000)

test('an amount that is gone since the code brings back to the form, with the reason under it', async () => {
  const gone = 'موجودی کیف پول در این میان کم شده است. پولی جابه‌جا نشد.'
  serve({
    [wayOut]: { amount: 5_000_000 },
    [start]: { expirationMillis: 120_000 },
    [request]: new Refused(422, {
      title: 'InvalidFieldsException',
      message: 'برخی از موارد درست نیست.',
      errors: [{ field: 'amount', message: gone }],
    }),
  })
  open()
  await fill('2000000')
  await enter('48125')
  await amountField()
  expect(screen.getByText(gone)).toBeInTheDocument()
})

const aWithdrawal = (facts: object) => ({
  id: 'w1',
  referenceCode: '910000',
  amount: 2_000_000,
  iban,
  status: 'REQUESTED',
  requestedAt: '2026-11-20T08:05:00Z',
  confirmedAt: null,
  approvedAt: null,
  sentAt: null,
  endedAt: null,
  endedBy: null,
  reason: null,
  isPaidAfterAll: false,
  trackingNumber: null,
  waitsFor: 'BANK',
  mayCancel: true,
  mayConfirm: false,
  ...facts,
})
const list = (path: string, ...items: object[]) => ({
  [path]: { items, meta: { currentPage: 1, pageSize: 10, total: items.length } },
})
const pageOne = `GET /wallet/${plan}/withdrawals/10/0`

test('one that the bank refused says why, and that the money is in the wallet again', async () => {
  const reason = 'نام صاحب حساب یکی نیست'
  const ended = { endedAt: '2026-11-20T09:05:00Z', endedBy: 'STAFF', waitsFor: null }
  serve(list(pageOne, aWithdrawal({ ...ended, status: 'CANCELED', reason, mayCancel: false })))
  render(<WithdrawalsScreen />)
  expect(await screen.findByText(reason)).toBeInTheDocument()
  expect(screen.getByText('لغو شد؛ به کیف پول برگشت')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'لغو برداشت' })).toBeNull()
})

test('one that was paid after all says why the amount has left the wallet twice', async () => {
  const ended = { endedAt: '2026-11-20T09:05:00Z', endedBy: 'BANK', waitsFor: null }
  const paid = { ...ended, status: 'PAID', trackingNumber: 'T501', mayCancel: false }
  serve(list(pageOne, aWithdrawal({ ...paid, isPaidAfterAll: true })))
  render(<WithdrawalsScreen />)
  expect(await screen.findByText('واریز شد')).toBeInTheDocument()
  expect(screen.getByText(/سپس روشن شد که واریز شده است/)).toBeInTheDocument()
})

test('one that waits is taken back by one press', async () => {
  const answers: Record<string, unknown> = {
    ...list(pageOne, aWithdrawal({})),
    [`${request}/w1/cancel`]: {},
  }
  const calls = serve(answers)
  render(<WithdrawalsScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'لغو برداشت' }))
  await waitFor(() => expect(callsOf(calls, `${request}/w1/cancel`)).toHaveLength(1))
})

test('a fee that was paid twice is offered back, with its amount filled in', async () => {
  const answers = { [wayOut]: { amount: 9_000_000, feeKeptAsCash: 5_500_000 } }
  serve(answers)
  const { unmount } = render(<KeptFee cash={9_000_000} />)
  expect(await screen.findByText(/۵٬۵۰۰٬۰۰۰ ریال کارمزد/)).toBeInTheDocument()
  const link = screen.getByRole('link', { name: 'برداشت این مبلغ' })
  history.replaceState(null, '', link.getAttribute('href'))
  unmount()
  open()
  expect(await amountField()).toHaveValue('۵٬۵۰۰٬۰۰۰')
})

test('a wallet in which no fee was kept offers nothing', async () => {
  const calls = serve({ [wayOut]: { amount: 9_000_000 } })
  render(<KeptFee cash={9_000_000} />)
  await waitFor(() => expect(callsOf(calls, wayOut)).toHaveLength(1))
  expect(screen.queryByRole('link')).toBeNull()
})
