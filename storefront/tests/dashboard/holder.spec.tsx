import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { CardHolder, CompanyPhases } from '#core/api/types.ts'
import { session } from '#core/session.ts'
import { answersOf, inBrowser, open } from '../companies/world.tsx'
import { callsOf, Refused } from '../money/server.ts'
import { goBackFromOverlay } from '../support.ts'
import {
  aHolder,
  detailsPage,
  holderAnswers,
  holdersCall,
  phone,
  signed,
  withCredit,
} from './holderWorld.ts'

inBrowser()

const startBlocking = 'POST /legal/company/disable-card/otp-start'
const block = 'POST /legal/company/disable-card'
const method = 'PUT /legal/company/payment-method'
const assign = 'POST /legal/company/assign-card-holder'

const worldOf = (
  holder: Partial<CardHolder> = {},
  more: Record<string, unknown> = {},
  phases: Partial<CompanyPhases> = withCredit
) => answersOf({ phases, more: { ...holderAnswers(aHolder(holder)), ...more } })
const at = (...world: Parameters<typeof worldOf>) => open(detailsPage, worldOf(...world))

const tableOf = (name: string) => screen.findByRole('table', { name })
const cellsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.trim())
  )
const button = (name: string) => screen.getByRole('button', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const settled = () => tableOf('مدیریت کارت')

test('the holder’s page has its four tables, each with what it is for', async () => {
  at({ ceiling: 50_000_000 })
  expect(cellsOf(await tableOf('مشخصات دارنده کارت'))).toEqual([
    ['مینا رستمی', '۰۰۸۴۵۷۵۹۴۸', '۰۹۱۷۱۱۱۱۱۱۱', '۱۳۶۹/۰۲/۱۶', 'احرازشده'],
  ])
  expect(cellsOf(await tableOf('قرارداد صدور کارت'))).toEqual([
    ['سارا کریمی', 'امضای الزامی', 'امضا کرد', '۱۲:۳۵ | ۱۴۰۵/۰۸/۳۰'],
    ['رضا احمدی', 'امضای اختیاری', 'در انتظار امضا', '—'],
  ])
  expect(screen.getByText('۱ امضا از ۲ امضای لازم گرفته شده است.')).toBeVisible()
  expect(screen.getByText(/صاحبان امضا نیز باید آن را در برنامه تأیید کنند/)).toBeVisible()
  expect(cellsOf(await tableOf('نشانی تحویل کارت'))).toEqual([
    ['دفتر مرکزی', 'خیابان آزادی، پلاک ۱', 'تحویل شد'],
  ])
  expect(cellsOf(await tableOf('مدیریت کارت'))).toEqual([
    ['**** **** **** ۴۳۲۱', '۱۴۰۸/۰۸', 'فعال', '۵۰٬۰۰۰٬۰۰۰', '۱۲٬۰۰۰٬۰۰۰'],
  ])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('مینا رستمی')
  expect(screen.getByText(/پرداخت همه فاکتورها به تأیید صاحبان امضا نیاز دارد/)).toBeVisible()
})

test('of a contract that has its signatures no further one is awaited', async () => {
  const mandatory = { signed: 1, needed: 1 }
  const quorum = { mandatory, optional: { signed: 0, needed: 0 }, waitingFor: [] }
  const whole = { ...signed, overallSignatoryStatus: 'ACCEPTED', quorum }
  at({}, { 'GET /legal/company/card-holder/u7/approbation': whole })
  expect(cellsOf(await tableOf('قرارداد صدور کارت'))[1]).toEqual([
    ...['رضا احمدی', 'امضای اختیاری', 'امضا لازم نیست', '—'],
  ])
  expect(screen.getByText('۱ امضا از ۱ امضای لازم گرفته شده است.')).toBeVisible()
  expect(screen.queryByText(/صاحبان امضا نیز باید آن را در برنامه تأیید کنند/)).toBeNull()
})

test.each<[string, Partial<CardHolder>, RegExp]>([
  ['refused by the bank', { rejectionReason: 'تصویر خوانا نیست' }, /تصویر خوانا نیست/],
  ['with a refused contract', { contractRejectionReason: 'مهر ندارد' }, /مهر ندارد/],
  ['without a contract', { contractUploadedAt: null }, /هنوز بارگذاری نشده/],
  [
    'without an address',
    { addressTitle: null, address: null, addressId: null },
    /هنوز انتخاب نشده/,
  ],
])('a holder %s says so', async (_, holder, told) => {
  const { calls } = at(holder)
  expect(await screen.findByText(told)).toBeVisible()
  if (holder.contractUploadedAt === null) {
    expect(callsOf(calls, 'GET /legal/company/card-holder/u7')).toEqual([])
  }
})

test('who holds no card of this company is not found', async () => {
  open('/legal-dashboard/card-details/09179999999', worldOf())
  expect(await screen.findByText(/با این شماره در این شرکت پیدا نشد/)).toBeVisible()
})

test.each<[Partial<CardHolder>, string, RegExp]>([
  [{ cardStatus: 'BLOCKED' }, 'این کارت مسدود شده است', /کارت تازه بخواهد/],
  [{ cardStatus: 'FROZEN' }, 'دارنده این کارت را موقتاً بسته است', /باز نکند/],
  [{ isCardExpired: true }, 'تاریخ این کارت گذشته است', /آن را مسدود کنید/],
])('of %o the page says «%s», and what comes next', async (holder, title, next) => {
  at(holder)
  const notice = (await screen.findByRole('heading', { name: title })).closest('section')
  expect(notice).toHaveTextContent(next)
  expect(cellsOf(await settled())[0]![2]).toMatch(/^غیرفعال/)
})

test.each<[Partial<CardHolder>, Partial<CompanyPhases>, string, string]>([
  [
    { cardStatus: 'DELIVERED' },
    withCredit,
    'مسدود کردن کارت',
    'تنها کارت فعال مسدود می‌شود. این کارت هنوز فعال نشده است.',
  ],
  [{ cardStatus: 'BLOCKED' }, withCredit, 'مسدود کردن کارت', 'این کارت مسدود است.'],
  [{}, withCredit, 'تغییر نشانی تحویل', 'کارت چاپ شده است و نشانی تحویل آن دیگر تغییر نمی‌کند.'],
  [
    {},
    { companyKycStep: 'ACCEPTED' },
    'تعیین سقف ماهانه',
    'مدیریت کارت پس از تخصیص اعتبار به شرکت ممکن می‌شود.',
  ],
  [
    {},
    { companyKycStep: 'ACCEPTED' },
    'تغییر روش پرداخت',
    'مدیریت کارت پس از تخصیص اعتبار به شرکت ممکن می‌شود.',
  ],
  [{}, withCredit, 'تغییر روش پرداخت', 'روش دیگری انتخاب نشده است.'],
])('of %o in %o «%s» is closed and says why', async (holder, phases, name, reason) => {
  at(holder, {}, phases)
  const closed = await screen.findByRole('button', { name })
  await waitFor(() => expect(closed).toHaveAccessibleDescription(reason))
  expect(closed).toBeDisabled()
})

/** To the field of the code that blocks. */
const toCode = async () => {
  await settled()
  await waitFor(() => expect(button('مسدود کردن کارت')).toBeEnabled())
  await press('مسدود کردن کارت')
  const send = await screen.findByRole('button', { name: 'ارسال کد' })
  fireEvent.click(send)
  fireEvent.click(send)
  return screen.findByLabelText('کد پیامک‌شده')
}
const anHour = { expirationMillis: 3_600_000 }

test('a card is blocked by one code; a wrong one is told and may be typed again', async () => {
  const wrong = new Refused(400, { title: 'OtpWrongException', message: 'کد واردشده درست نیست.' })
  const answers = worldOf({}, { [startBlocking]: anHour, [block]: wrong })
  const { calls } = open(detailsPage, answers)
  const code = await toCode()
  await userEvent.type(code, '11111')
  expect(await screen.findByText('کد واردشده درست نیست.')).toBeVisible()
  expect(code).toHaveValue('')
  answers[block] = {}
  answers[holdersCall] = { items: [aHolder({ cardStatus: 'BLOCKED' })] }
  await userEvent.type(screen.getByLabelText('کد پیامک‌شده'), '۲۲۲۲۲')
  expect(await screen.findByText('مسدود کردن کارت با موفقیت انجام شد.')).toBeVisible()
  await waitFor(() => expect(button('مسدود کردن کارت')).toBeDisabled())
  expect(screen.queryByText('کد واردشده درست نیست.')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(callsOf(calls, startBlocking).map(({ body }) => body)).toEqual([{ phone }])
  expect(callsOf(calls, block).filter(({ path }) => !path.endsWith('start'))).toMatchObject([
    { body: { phone, otpSecret: 11111 } },
    { body: { phone, otpSecret: 22222 } },
  ])
})

test.each<[string, unknown, RegExp]>([
  [
    'a refusal',
    new Refused(409, { message: 'این کارت دیگر فعال نیست.' }),
    /این کارت دیگر فعال نیست/,
  ],
  ['a fault of the server', new Refused(500, {}), /مشکلی در مسدود کردن کارت شما پیش آمد/],
  ['no answer', 'offline', /نمی‌دانیم کارت مسدود شده است یا نه/],
])('%s while blocking ends in the page of results, which Back leaves', async (_, answer, told) => {
  const { calls } = at({}, { [startBlocking]: anHour, [block]: answer })
  await userEvent.type(await toCode(), '12345')
  expect(await screen.findByText(told)).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  // The card itself is read anew: what happened to it may not be what the answer says.
  await waitFor(() => expect(callsOf(calls, holdersCall).length).toBeGreaterThan(1))
  await goBackFromOverlay()
  expect(await settled()).toBeVisible()
  expect(location.pathname).toBe(detailsPage)
})

test('Back leaves the code’s dialog, nothing is blocked; a code that runs is used again', async () => {
  const answers = worldOf({}, { [startBlocking]: anHour })
  const { calls } = open(detailsPage, answers)
  await toCode()
  await goBackFromOverlay()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.pathname).toBe(detailsPage)
  answers[startBlocking] = new Refused(429, { message: 'کد هنوز هست', otpExpirationMillis: 90_000 })
  await toCode()
  expect(screen.queryByText('کد هنوز هست')).toBeNull()
  expect(callsOf(calls, block).filter(({ path }) => !path.endsWith('start'))).toEqual([])
})

test('a code that arrives after the dialog was closed opens nothing', async () => {
  let answer = (_: unknown) => {}
  const late = () => new Promise((resolve) => (answer = resolve))
  at({}, { [startBlocking]: late })
  await settled()
  await waitFor(() => expect(button('مسدود کردن کارت')).toBeEnabled())
  await press('مسدود کردن کارت')
  await press('ارسال کد')
  await press('انصراف')
  answer(anHour)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByLabelText('کد پیامک‌شده')).toBeNull()
})

test.each([401, 403])('a %s ends the session and leads to the first page', async (status) => {
  at(
    {},
    {
      [startBlocking]: anHour,
      [block]: new Refused(status, {}),
      'POST /user/refresh-token': new Refused(401, {}),
    }
  )
  await userEvent.type(await toCode(), '12345')
  await waitFor(() => expect(session.exists.value).toBe(false))
  await waitFor(() => expect(location.pathname).not.toContain('card-details'))
  expect(screen.queryByText('مینا رستمی')).toBeNull()
})

test('another address is chosen on the page of addresses until the card is printed, and told here', async () => {
  const answers = worldOf(
    { cardStatus: 'PRINT_PENDING', parcelStatus: null },
    { [assign]: {}, 'POST /addresses/a2/select': {} }
  )
  const { calls } = open(detailsPage, answers)
  await settled()
  expect(screen.getByText('درخواست ثبت شد و در حال آماده‌سازی است')).toBeVisible()
  expect(screen.getByText('پس از ارسال کارت، نشانی تحویل تغییر نمی‌کند.')).toBeVisible()
  await press('تغییر نشانی تحویل')
  expect(await screen.findByRole('link', { name: 'بازگشت به کارت' })).toHaveAttribute(
    'href',
    detailsPage
  )
  expect(await screen.findByRole('radio', { name: /دفتر مرکزی/ })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /انبار/ }))
  await userEvent.dblClick(button('تأیید نشانی'))
  await settled()
  expect(screen.getByText('نشانی تحویل کارت با موفقیت تغییر کرد.')).toBeVisible()
  expect(callsOf(calls, assign).map(({ body }) => body)).toEqual([
    { userId: 'u7', addressId: 'a2' },
  ])
})

test('how the company pays is chosen by radio and asked once more before it changes', async () => {
  const answers = worldOf({}, { [method]: {} }, { ...withCredit, paymentMethodType: 'POS' })
  const { calls } = open(detailsPage, answers)
  await userEvent.click(await screen.findByRole('radio', { name: /تأیید صاحبان امضا/ }))
  await press('تغییر روش پرداخت')
  expect(
    screen.getByText('روش پرداخت از «کارت‌خوان» به «تأیید صاحبان امضا» تغییر می‌کند.')
  ).toBeVisible()
  await goBackFromOverlay()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf(calls, method)).toEqual([])
  await press('تغییر روش پرداخت')
  answers['GET /legal/company/phases'] = {
    ...(answers['GET /legal/company/phases'] as object),
    paymentMethodType: 'OTP',
  }
  const yes = screen.getByRole('button', { name: 'بله، تغییر کند' })
  fireEvent.click(yes)
  fireEvent.click(yes)
  expect(await screen.findByText('عملیات با موفقیت انجام شد.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('radio', { name: /صاحبان امضا/ })).toBeChecked())
  expect(button('تغییر روش پرداخت')).toHaveAccessibleDescription('روش دیگری انتخاب نشده است.')
  expect(callsOf(calls, method).map(({ body }) => body)).toEqual([{ paymentMethodType: 'OTP' }])
})

test('cards may pay once a code and another signatory agree, who read what could be lost', async () => {
  const start = 'POST /legal/company/payment-method/otp-start'
  const { calls } = at(
    {},
    {
      [method]: { changeId: 'c1' },
      [start]: { phone: '09121234567', expirationMillis: 120_000, largestLoss: 40_000_000 },
      'GET /legal/company/payment-method': {
        ...{ paymentMethodType: 'OTP', credit: 100_000_000, largestLoss: 40_000_000 },
        consenters: ['سارا کریمی'],
      },
    }
  )
  await userEvent.click(await screen.findByRole('radio', { name: /کارت‌خوان/ }))
  await press('تغییر روش پرداخت')
  const dialog = await screen.findByRole('dialog')
  expect(await screen.findByText(/بیشترین خرید بی‌امضا/)).toBeVisible()
  expect(dialog).toHaveTextContent('۴۰٬۰۰۰٬۰۰۰')
  expect(dialog).toHaveTextContent('سارا کریمی')
  expect(screen.queryByRole('button', { name: 'بله، تغییر کند' })).toBeNull()
  await press('ارسال کد')
  await userEvent.type(await screen.findByLabelText('کد پیامک‌شده'), '12345')
  expect(await screen.findByText(/پس از تأیید صاحب امضای دیگر/)).toBeVisible()
  expect(callsOf(calls, start).map(({ body }) => body)).toEqual([{ paymentMethodType: 'POS' }])
  expect(callsOf(calls, method).map(({ body }) => body)).toEqual([
    { paymentMethodType: 'POS', otpSecret: 12345 },
  ])
})
