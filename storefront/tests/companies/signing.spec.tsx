import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { CompanyOrder } from '#core/api/types.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { aFile, callsOf, Refused } from '../money/server.ts'
import { aCompanyOrder, aRow, listCall, orderCall } from './invoices.ts'
import { answersOf, inBrowser, open, page } from './world.tsx'

inBrowser()

const order = '/legal/company/orders/7'
const start = `POST ${order}/otp-start`
const sign = `POST ${order}/sign`
const reject = `POST ${order}/reject`
const at = (path: string, more: Record<string, unknown>, isCeo = false) =>
  open(path, answersOf({ isCeo, more }))

test.each<[Partial<CompanyOrder>, string, string | null]>([
  [{}, 'تأیید و امضا', null],
  [{ userApprobationStatus: 'ACCEPTED' }, 'امضاشده', 'شما این فاکتور را امضا کرده‌اید.'],
  [{ userApprobationStatus: 'REJECTED' }, 'ردشده', 'شما این فاکتور را رد کرده‌اید.'],
  [
    ...[{ userSignatoryStatus: 'NOT_ALLOWED' }, 'بدون دسترسی امضا'],
    'شما برای این فاکتور حق امضا ندارید.',
  ] as [Partial<CompanyOrder>, string, string],
  [
    ...[{ hasAnsweredForOther: true }, 'پاسخ داده‌اید'],
    'شما به نمایندگی از عضو دیگری به این فاکتور پاسخ داده‌اید و هیچ‌کس برای یک سند دو بار امضا نمی‌کند.',
  ] as [Partial<CompanyOrder>, string, string],
  [
    ...[{ orderApprobationStatus: 'PENDING_FOR_PAYMENT' }, 'بدون دسترسی پرداخت'],
    'این فاکتور را تنها مدیرعامل شرکت می‌تواند بپردازد.',
  ] as [Partial<CompanyOrder>, string, string],
  [{ orderApprobationStatus: 'PENDING_FOR_PAYMENT', isCeo: true }, 'پرداخت فاکتور', null],
  [
    ...[{ orderApprobationStatus: 'COMPLETED', status: 'COMPLETED' }, 'پایان‌یافته'],
    'کار این فاکتور به پایان رسیده است.',
  ] as [Partial<CompanyOrder>, string, string],
])('the button of %o says %s, and why', async (changes, label, reason) => {
  at('/legal/order/7', { [orderCall]: aCompanyOrder(changes) })
  const button = await screen.findByRole('button', { name: label })
  expect(button.hasAttribute('disabled')).toBe(reason !== null)
  if (reason !== null) expect(button).toHaveAccessibleDescription(reason)
})

test('the CEO takes what proves the signatures as a file, once somebody has answered', async () => {
  const evidence = `GET ${order}/evidence`
  const answers = { [evidence]: aFile('مدرک امضاهای شرکت.pdf') }
  const { calls } = at('/legal/order/7', {
    [orderCall]: aCompanyOrder({ isCeo: true }),
    ...answers,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'دریافت مدرک امضاها' }))
  expect(await screen.findByText('مدرک امضاها ذخیره شد.')).toBeVisible()
  expect(callsOf(calls, evidence)).toHaveLength(1)
})

test('a member who is not the CEO is offered nothing of it', async () => {
  at('/legal/order/7', { [orderCall]: aCompanyOrder() })
  expect(await screen.findByRole('button', { name: 'تأیید و امضا' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'دریافت مدرک امضاها' })).toBeNull()
})

test('who has signed and when, the meter, and a reminder that is sent once', async () => {
  const nudge = `POST ${order}/nudge`
  const { calls } = at('/legal/order/7', {
    [orderCall]: aCompanyOrder(),
    [nudge]: { waitingFor: ['رضا احمدی', 'سارا کریمی'] },
  })
  expect(await screen.findByText('۱۲:۳۵ | ۱۴۰۵/۰۸/۳۰')).toBeVisible()
  expect(screen.getByRole('img', { name: 'امضای الزامی: ۰ از ۱' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'امضای اختیاری: ۱ از ۱' })).toBeVisible()
  expect(screen.getByText('در انتظار رضا احمدی')).toBeVisible()
  const button = screen.getByRole('button', { name: 'یادآوری با پیامک' })
  await userEvent.dblClick(button)
  const told = 'یادآوری به رضا احمدی، سارا کریمی پیامک شد.'
  expect(await screen.findByText(told)).toBeVisible()
  const closed = screen.getByRole('button', { name: 'یادآوری با پیامک' })
  expect(closed).toBeDisabled()
  // An hour from now, on the clock of this browser.
  const next = jalaliDateTime(new Date(Date.now() + 3_600_000).toISOString())
  const reason = closed.getAttribute('aria-describedby')!
  expect(document.getElementById(reason)).toHaveTextContent(told)
  expect(document.getElementById(reason)).toHaveTextContent(next.split(' | ')[1]!)
  expect(callsOf(calls, nudge)).toHaveLength(1)
})

/** To the field of the code, by the sheet of the main button. */
const toCode = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'تأیید و امضا' }))
  await userEvent.dblClick(await screen.findByRole('button', { name: 'ارسال کد' }))
  return screen.findByLabelText('کد پیامک‌شده')
}

test('a member signs with a code that is asked for once, and reads what the server says of it', async () => {
  const signed = aCompanyOrder({ userApprobationStatus: 'ACCEPTED' })
  const answers: Record<string, unknown> = {
    [orderCall]: aCompanyOrder(),
    [start]: { expirationMillis: 120_000 },
    [sign]: () => {
      all[orderCall] = signed
      return {}
    },
  }
  const all = answersOf({ isCeo: false, more: answers })
  const { calls } = open('/legal/order/7', all)
  await userEvent.type(await toCode(), '۰۱۲۳۴')
  expect(await screen.findByText('امضای شما ثبت شد')).toBeVisible()
  expect(screen.getByText('در انتظار رضا احمدی')).toBeVisible()
  expect(location.pathname).toBe('/legal/order/7/signature-status')
  expect(callsOf(calls, start)).toHaveLength(1)
  expect(callsOf(calls, sign).map(({ body }) => body)).toEqual([{ otpSecret: '01234' }])
})

test('who has signed goes on to the next invoice that waits for them', async () => {
  const waiting = `${listCall('PENDING_FOR_APPROBATION')}&waitingForMe=true`
  const signed = aCompanyOrder({ userApprobationStatus: 'ACCEPTED' })
  at('/legal/order/7/signature-status', {
    [orderCall]: signed,
    [waiting]: page([aRow('7'), aRow('8'), aRow('9')]),
  })
  expect(await screen.findByRole('link', { name: 'فاکتور بعدی (۲ مانده)' })).toHaveAttribute(
    'href',
    '/legal/order/8'
  )
})

test('who could not sign is led to no other invoice', async () => {
  const waiting = `${listCall('PENDING_FOR_APPROBATION')}&waitingForMe=true`
  const { calls } = at('/legal/signatory-callback?id=7&status=failed', {
    [orderCall]: aCompanyOrder(),
    [waiting]: page([aRow('8')]),
  })
  expect(await screen.findByText('امضا انجام نشد')).toBeVisible()
  expect(screen.queryByRole('link', { name: /فاکتور بعدی/ })).toBeNull()
  expect(callsOf(calls, waiting)).toEqual([])
})

test('Back closes the sheet, then the code, and sends nothing', async () => {
  const more = { [orderCall]: aCompanyOrder(), [start]: { expirationMillis: 120_000 } }
  const { calls } = at('/legal/order/7', more)
  await userEvent.click(await screen.findByRole('button', { name: 'تأیید و امضا' }))
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await toCode()
  history.back()
  expect(await screen.findByRole('button', { name: 'تأیید و امضا' })).toBeVisible()
  expect(location.pathname).toBe('/legal/order/7')
  expect(callsOf(calls, sign)).toEqual([])
})

test('who closes the sheet while the code is asked for enters none', async () => {
  let give: (body: object) => void = () => undefined
  const waits = { [start]: () => new Promise((resolve) => (give = resolve)) }
  const { calls } = at('/legal/order/7', { [orderCall]: aCompanyOrder(), ...waits })
  await userEvent.click(await screen.findByRole('button', { name: 'تأیید و امضا' }))
  await userEvent.click(screen.getByRole('button', { name: 'ارسال کد' }))
  await waitFor(() => expect(callsOf(calls, start)).toHaveLength(1))
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  give({ expirationMillis: 120_000 })
  await userEvent.click(screen.getByRole('button', { name: 'رد فاکتور' }))
  expect(screen.queryByLabelText('کد پیامک‌شده')).toBeNull()
})

test.each([
  [
    'a wrong code',
    new Refused(422, { title: 'OtpWrongException', message: 'کد نادرست است.' }),
    'کد نادرست است.',
    'کد پیامک‌شده',
  ],
  ['no network', 'offline', /نمی‌دانیم درخواست شما ثبت شده است یا نه/, 'کد پیامک‌شده'],
  [
    'an invoice that has changed',
    new Refused(409, { message: 'این فاکتور تغییر کرده است.' }),
    'این فاکتور تغییر کرده است.',
    null,
  ],
])('%s is told, and the member goes on from there', async (_, refusal, told, field) => {
  const more = { [orderCall]: aCompanyOrder(), [start]: { expirationMillis: 120_000 } }
  at('/legal/order/7', { ...more, [sign]: refusal })
  await userEvent.type(await toCode(), '۱۲۳۴۵')
  expect(await screen.findByText(told)).toBeVisible()
  if (field) expect(screen.getByLabelText(field)).toBeEnabled()
  else expect(await screen.findByRole('button', { name: 'تأیید و امضا' })).toBeVisible()
})

test('a signature whose answer was lost is sent again as the same one', async () => {
  const more = { [orderCall]: aCompanyOrder(), [start]: { expirationMillis: 120_000 } }
  const answers = answersOf({ isCeo: false, more: { ...more, [sign]: 'offline' } })
  const { calls } = open('/legal/order/7', answers)
  await userEvent.type(await toCode(), '۱۲۳۴۵')
  expect(await screen.findByText(/نمی‌دانیم درخواست شما ثبت شده است یا نه/)).toBeVisible()
  answers[sign] = {}
  await userEvent.click(screen.getByRole('button', { name: 'ثبت امضا' }))
  await waitFor(() => expect(location.pathname).toBe('/legal/order/7/signature-status'))
  const keys = callsOf(calls, sign).map(({ key }) => key)
  expect(keys).toEqual([expect.any(String), keys[0]])
})

test('who left while the signature was sent stays where they went, and is told', async () => {
  let answer: (body: object) => void = () => undefined
  const { calls } = at('/legal/order/7', {
    [orderCall]: aCompanyOrder(),
    [start]: { expirationMillis: 120_000 },
    [sign]: () => new Promise((resolve) => (answer = resolve)),
  })
  await userEvent.type(await toCode(), '۱۲۳۴۵')
  await waitFor(() => expect(callsOf(calls, sign)).toHaveLength(1))
  history.pushState(null, '', '/legal/profile')
  await screen.findByRole('heading', { name: 'پروفایل' })
  answer({})
  expect(await screen.findByText('امضای شما ثبت شد')).toBeVisible()
  expect(location.pathname).toBe('/legal/profile')
})

test('a refusal needs a reason, and goes with a code of its own', async () => {
  const more = {
    [orderCall]: aCompanyOrder(),
    [start]: { expirationMillis: 120_000 },
    [reject]: {},
  }
  const { calls } = at('/legal/order/7', more)
  await userEvent.click(await screen.findByRole('button', { name: 'رد فاکتور' }))
  const sheet = screen.getByRole('dialog')
  await userEvent.click(within(sheet).getByRole('button', { name: 'ارسال کد' }))
  expect(within(sheet).getByText('دلیل رد را بنویسید.')).toBeVisible()
  fireEvent.change(within(sheet).getByLabelText('دلیل رد'), { target: { value: 'ن'.repeat(256) } })
  expect(within(sheet).getByText('نوشته بیش از اندازه بلند است.')).toBeVisible()
  expect(callsOf(calls, start)).toEqual([])
  fireEvent.change(within(sheet).getByLabelText('دلیل رد'), { target: { value: 'کالا نرسید ' } })
  await userEvent.click(within(sheet).getByRole('button', { name: 'ارسال کد' }))
  await userEvent.type(await screen.findByLabelText('کد پیامک‌شده'), '۱۲۳۴۵')
  await waitFor(() => expect(location.pathname).toBe('/legal/order/7/signature-status'))
  expect(callsOf(calls, reject).map(({ body }) => body)).toEqual([
    { otpSecret: 12345, reason: 'کالا نرسید' },
  ])
})

test('who has a certificate may sign with it at the provider', async () => {
  const assign = vi.fn()
  const token = `POST ${order}/token-start`
  const invoice = aCompanyOrder({ digitalSignatoryType: 'TOKEN' })
  at('/legal/order/7', { [orderCall]: invoice, [token]: { redirectUrl: 'https://sign.example/1' } })
  await userEvent.click(await screen.findByRole('button', { name: 'تأیید و امضا' }))
  const withToken = screen.getByRole('button', { name: 'امضا با گواهی دیجیتال' })
  vi.stubGlobal('location', { ...location, assign })
  await userEvent.click(withToken)
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://sign.example/1'))
})

const paying = { orderApprobationStatus: 'PENDING_FOR_PAYMENT' } as const
test.each<[string, Partial<CompanyOrder>, string]>([
  ['success', { userApprobationStatus: 'ACCEPTED' }, 'در انتظار رضا احمدی'],
  [
    'failed',
    { userApprobationStatus: 'ACCEPTED', ...paying },
    'همه امضاهای لازم گرفته شد. اکنون مدیرعامل می‌تواند فاکتور را بپردازد.',
  ],
  [
    'success',
    { userApprobationStatus: 'ACCEPTED', ...paying, isCeo: true },
    'همه امضاهای لازم گرفته شد. اکنون می‌توانید فاکتور را بپردازید.',
  ],
  ['failed', { userApprobationStatus: 'PENDING' }, 'امضا انجام نشد'],
  ['success', { userApprobationStatus: 'PENDING' }, 'امضای شما هنوز ثبت نشده است'],
])(
  'after the provider (%s) the page says what the server says: %o',
  async (status, changes, told) => {
    const more = { [orderCall]: aCompanyOrder(changes) }
    at(`/legal/signatory-callback?id=7&status=${status}`, more)
    expect(await screen.findByText(told)).toBeVisible()
  }
)
