import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import PaymentShow from '../../src/resources/money/payments/PaymentShow'
import { openDesk, type Answers } from '../support/desk'

const payment = (more: object = {}) => ({
  id: 'p1',
  status: 'IN_DOUBT',
  amount: 12_500_000,
  purpose: 'wallet-charge',
  indicator: 'BANKTEST',
  userId: 'u1',
  customerName: 'مریم رضایی',
  phone: '09990000116',
  referenceCode: '100990042',
  createdAt: '2026-11-22T00:59:00Z',
  updatedAt: '2026-11-22T00:59:00Z',
  inDoubtSince: '2026-11-22T00:59:00Z',
  decision: null,
  ...more,
})
const decision = (by: string) => ({
  id: 'd1',
  kind: 'SETTLE_BY_HAND',
  bankReference: '140308310042',
  reason: 'در صورت‌حساب درگاه دیده شد.',
  requestedAt: '2026-11-22T01:03:00Z',
  requestedBy: { id: by, name: 'کارشناس مالی' },
})

const base = '/api/admin/payments/p1'
const rights = ['payments.list', 'payments.resolve']

interface Case {
  record?: object
  question?: string
  codes?: string[]
  permissions?: string[]
  answers?: Answers
}
const openPayment = async ({
  record = payment(),
  codes = [],
  question = 'VERIFY',
  ...given
}: Case = {}) => {
  const items = codes.map((code, i) => ({
    id: `a${i}`,
    at: '2026-11-22T01:00:00Z',
    question,
    verdict: 'UNKNOWN',
    code,
  }))
  const desk = openDesk(
    <Routes>
      <Route path="/payments/:id/show" element={<PaymentShow />} />
    </Routes>,
    {
      resource: 'payments',
      path: '/payments/p1/show',
      permissions: given.permissions ?? rights,
      answers: {
        [`GET ${base}`]: () => record,
        [`GET ${base}/bank-answers`]: () => ({ items }),
        ...given.answers,
      },
    }
  )
  await screen.findByText('۱۲٬۵۰۰٬۰۰۰')
  return desk
}

test("the bank's codes are told in Persian, its own words as they came", async () => {
  await openPayment({ codes: ['NO_ANSWER', 'HTTP 429', 'MALFORMED', '9999', 'PAID'] })
  const table = await screen.findByRole('table', { name: 'پاسخ‌های بانک' })
  const lines = within(table).getAllByRole('row').slice(1)
  expect(lines.map((line) => within(line).getAllByRole('cell')[3]?.textContent)).toEqual([
    'بانک پاسخی نداد',
    'خطای ۴۲۹ از سرویس بانک',
    'پاسخ بانک خوانا نبود',
    '۹۹۹۹',
    'PAID',
  ])
})

test('a customer who came back as one who has paid is told so, not as an answer that is unknown', async () => {
  await openPayment({ codes: ['PAID', '17'], question: 'CALLBACK' })
  const table = await screen.findByRole('table', { name: 'پاسخ‌های بانک' })
  const meanings = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((line) => within(line).getAllByRole('cell')[2]?.textContent)
  expect(meanings).toEqual(['پرداخت شده، به گفته مرورگر مشتری', 'نامعلوم'])
})

test('settling by hand is asked for once, with the number and the reason, however it is pressed', async () => {
  const settle = `${base}/settle`
  const { server } = await openPayment({ answers: { [`POST ${settle}`]: () => ({ id: 'd1' }) } })
  await userEvent.click(await screen.findByRole('button', { name: 'ثبت دستی' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('۱۲٬۵۰۰٬۰۰۰ ریال به کیف پول مریم رضایی می‌نشیند')
  const send = within(dialog).getByRole('button', { name: 'ثبت دستی' })
  expect(send).toBeDisabled()
  await userEvent.type(within(dialog).getByLabelText(/شماره پیگیری بانک/), ' 140308310042 ')
  expect(send).toBeDisabled()
  await userEvent.type(within(dialog).getByLabelText(/دلیل/), 'در صورت‌حساب دیده شد.')
  await userEvent.dblClick(send)
  await screen.findByText('درخواست ثبت شد و در انتظار نفر دوم است.')
  expect(server.to(settle).map(({ body }) => body)).toEqual([
    { bankReference: '140308310042', reason: 'در صورت‌حساب دیده شد.' },
  ])
})

test('who asked cannot agree, and nothing else is asked for meanwhile', async () => {
  await openPayment({ record: payment({ decision: decision('me') }) })
  expect(await screen.findByRole('button', { name: 'تأیید درخواست' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'ثبت دستی' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'بستن، پرداخت نشده' })).toBeNull()
})

test('the second person reads amount, customer and number before agreeing', async () => {
  await openPayment({ record: payment({ decision: decision('another') }) })
  await userEvent.click(await screen.findByRole('button', { name: 'تأیید درخواست' }))
  const dialog = await screen.findByRole('dialog')
  for (const words of ['ثبت دستی', '۱۲٬۵۰۰٬۰۰۰ ریال', 'مریم رضایی', '۱۴۰۳۰۸۳۱۰۰۴۲'])
    expect(dialog).toHaveTextContent(words)
})

test.each(['ثبت دستی', 'بستن، پرداخت نشده', 'تأیید درخواست', 'رد درخواست'])(
  '%s is not offered without the right, nor for a payment that is decided',
  async (label) => {
    const waiting = payment(label.endsWith('درخواست') ? { decision: decision('another') } : {})
    const offered = await openPayment({ record: waiting })
    expect(await screen.findByRole('button', { name: label })).toBeEnabled()
    offered.unmount()
    const reader = await openPayment({ record: waiting, permissions: ['payments.list'] })
    expect(screen.queryByRole('button', { name: label })).toBeNull()
    reader.unmount()
    await openPayment({ record: payment({ status: 'COMPLETED' }) })
    expect(screen.queryByRole('button', { name: label })).toBeNull()
  }
)

test('who asked takes the request back; the second person is offered no such thing', async () => {
  const withdraw = `${base}/decisions/d1/withdraw`
  const own = await openPayment({
    record: payment({ decision: decision('me') }),
    answers: { [`POST ${withdraw}`]: () => ({ decision: 'WITHDRAWN' }) },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'پس گرفتن درخواست' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'پس گرفتن درخواست' }))
  await screen.findByText('درخواست پس گرفته شد.')
  expect(own.server.to(withdraw)).toHaveLength(1)
  own.unmount()
  await openPayment({ record: payment({ decision: decision('other') }) })
  await screen.findByRole('button', { name: 'تأیید درخواست' })
  expect(screen.queryByRole('button', { name: 'پس گرفتن درخواست' })).toBeNull()
})
