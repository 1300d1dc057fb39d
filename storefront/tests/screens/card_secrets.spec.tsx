import type { CardStatus } from '@kasbeno/api/contracts/cards'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import ActivateScreen from '#areas/cards/screens/ActivateScreen.tsx'
import ActivateStatusScreen from '#areas/cards/screens/ActivateStatusScreen.tsx'
import BlockScreen from '#areas/cards/screens/BlockScreen.tsx'
import BlockStatusScreen from '#areas/cards/screens/BlockStatusScreen.tsx'
import ChangePinScreen from '#areas/cards/screens/ChangePinScreen.tsx'
import ChangePinStatusScreen from '#areas/cards/screens/ChangePinStatusScreen.tsx'
import ForgotPinScreen from '#areas/cards/screens/ForgotPinScreen.tsx'
import { endpoints } from '#core/api/endpoints.ts'
import { rememberPlan } from '#core/plan.ts'
import { fetchFresh } from '#core/query.ts'
import { clearSession, startSession } from '#core/session.ts'
import { aCard, cardCall, managementCall, openAt } from '../cards.ts'
import { callsOf, Refused, serve } from '../money/server.ts'

const plan = 'kasbeno-fmcg-real'
const activateCall = 'POST /card/activate'
const checkCall = 'POST /card/activate/cvv2'
const blockCall = 'PUT /card/disable'
const changeCall = 'PUT /card/pin1-change'
const forgetCall = 'POST /card/pin1-forget'
const startCall = 'POST /card/otp-start'
const wrongCvv2 = new Refused(422, { title: 'CardRefusedException', message: 'CVV2 درست نیست.' })
const wrongCode = new Refused(400, { title: 'OtpWrongException', message: 'کد واردشده درست نیست.' })
const locked = new Refused(429, {
  title: 'ThrottledException',
  message: 'تا پایان امروز بسته است.',
})

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan(plan)
  vi.stubGlobal('CSS', { supports: () => true })
})
afterEach(() => clearSession())

const isActivation = ({ path }: { path: string }) => path === '/card/activate'
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const ready = { isContractSigned: true, hasActivePlatformFee: true, isCardEnabled: false }
const reached = (path: string) =>
  waitFor(() => expect(location.pathname + location.search).toBe(path))

const openActivation = async (answer: unknown, management: object = ready) => {
  const opened = openAt('/card/active', ActivateScreen, {
    [cardCall]: aCard({ status: 'DELIVERED' }),
    [managementCall]: management,
    [checkCall]: { isRight: true },
    [activateCall]: answer,
  })
  return opened
}
const fillCvv2 = async (cvv2: string) => {
  await screen.findByLabelText('CVV2 کارت')
  await type('CVV2 کارت', cvv2)
  await press('ادامه')
}
const fillPins = async (pin: string, repeat = pin) => {
  await screen.findByLabelText('رمز تازه')
  await userEvent.clear(screen.getByLabelText('رمز تازه'))
  await userEvent.clear(screen.getByLabelText('تکرار رمز تازه'))
  await type('رمز تازه', pin)
  await type('تکرار رمز تازه', repeat)
}

test.each([
  [
    { isContractSigned: false, hasActivePlatformFee: true, isCardEnabled: false },
    '/card/active-agreement',
  ],
  [
    { isContractSigned: true, hasActivePlatformFee: false, isCardEnabled: false },
    '/card/platform-fee',
  ],
  [{ isContractSigned: true, hasActivePlatformFee: true, isCardEnabled: true }, '/home'],
])('activation is for who has signed and paid: %o', async (management, path) => {
  await openActivation({}, management)
  await reached(path)
})

test('who has just signed and paid is not led back by what was known before', async () => {
  serve({ [managementCall]: { ...ready, isContractSigned: false } })
  await fetchFresh(endpoints.cardManagement(plan))
  const went = vi.spyOn(history, 'replaceState')
  await openActivation({})
  expect(await screen.findByLabelText('CVV2 کارت')).toBeVisible()
  expect(went.mock.calls.map(([, , path]) => path)).toEqual(['/card/active'])
})

test('activation: CVV2, then the PIN twice, in digits of any script, masked, sent once as texts', async () => {
  const { calls } = await openActivation({ status: 'ENABLED' })
  await screen.findByLabelText('CVV2 کارت')
  await press('ادامه')
  await screen.findByText('CVV2 را درست وارد کنید؛ سه یا چهار رقم است.')
  await fillCvv2('۰۷۴')

  const field = await screen.findByLabelText('رمز تازه')
  expect(field).toHaveAttribute('autocomplete', 'off')
  expect(field).toHaveAttribute('inputmode', 'numeric')
  expect(field.className).toMatch(/masked/)
  await press('نمایش رمز تازه')
  expect(field.className).not.toMatch(/masked/)
  await fillPins('123')
  await press('فعال‌سازی کارت')
  await screen.findByText('لطفاً رمز را درست وارد کنید؛ رمز ۴ رقم است.')
  await fillPins('۰۴۸۲۱', '٠٤٨٣')
  await press('فعال‌سازی کارت')
  await screen.findByText('رمزها یکسان نیستند.')
  expect(callsOf(calls, activateCall).filter(isActivation)).toEqual([])

  await fillPins('۰۴۸۲', '٠٤٨٢')
  const form = field.closest('form')!
  fireEvent.submit(form)
  fireEvent.submit(form)
  await reached('/card/active/status?status=success')
  expect(
    callsOf(calls, activateCall)
      .filter(isActivation)
      .map(({ body }) => body)
  ).toEqual([{ plan, cvv2: '074', pin1: '0482' }])
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])).not.toMatch(
    /0?482|074/
  )
})

test('Back leads from the PIN to the CVV2, and a held Enter sends nothing', async () => {
  const { calls } = await openActivation({})
  await fillCvv2('741')
  const field = await screen.findByLabelText('رمز تازه')
  expect(fireEvent.keyDown(field, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true)
  await press('بازگشت')
  expect(await screen.findByLabelText('CVV2 کارت')).toHaveValue('۷۴۱')
  expect(callsOf(calls, activateCall).filter(isActivation)).toEqual([])
})

const rejected = { outcome: 'rejected', reason: 'CVV2 درست نیست.', isLocked: false }
const worked = { outcome: 'success', reason: null, isLocked: false }
const resultPages = {
  activation: [ActivateStatusScreen, '/card/active/status'],
  block: [BlockStatusScreen, '/card/block/status'],
  PIN: [ChangePinStatusScreen, '/card/change-password/status'],
} as const

/** What the address claims, what the card is, what the command was told, and the heading that follows. */
const claims: [keyof typeof resultPages, string, CardStatus, object | null, string | null][] = [
  ['activation', 'success', 'ENABLED', worked, 'کارت شما فعال شد'],
  ['activation', 'rejected', 'ENABLED', rejected, 'کارت شما فعال شد'],
  ['activation', 'rejected', 'DELIVERED', rejected, 'کارت فعال نشد'],
  ['activation', 'success', 'DELIVERED', null, null],
  ['activation', 'rejected', 'DELIVERED', null, null],
  ['activation', 'success', 'ENABLED', null, null],
  ['block', 'success', 'BLOCKED', worked, 'کارت شما مسدود شد'],
  ['block', 'rejected', 'ENABLED', rejected, 'کارت مسدود نشد'],
  ['block', 'success', 'ENABLED', worked, null],
  ['block', 'success', 'BLOCKED', null, null],
  ['PIN', 'success', 'ENABLED', worked, 'رمز کارت تغییر کرد'],
  ['PIN', 'success', 'ENABLED', rejected, 'تغییر رمز ناموفق بود'],
  ['PIN', 'success', 'ENABLED', null, null],
]
test.each(claims)(
  'the result of %s: the address says %s, the card is %s, and %o was told',
  async (kind, claim, status, state, heading) => {
    const [Page, path] = resultPages[kind]
    openAt(`${path}?status=${claim}`, Page, { [cardCall]: aCard({ status }) }, state)
    if (!heading) return reached('/card/management')
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
  }
)

test('a result shows the whole number of what was blocked, and the masked one of a PIN', async () => {
  const card = aCard({ status: 'BLOCKED' })
  const first = openAt('/card/block/status', BlockStatusScreen, { [cardCall]: card }, worked)
  expect(await screen.findByText('۶۰۳۷ ۹۹۱۲ ۳۴۵۶ ۷۸۹۴')).toBeVisible()
  expect(screen.getByRole('link', { name: 'تأیید' })).toHaveAttribute('href', '/card/management')
  first.unmount()
  openAt('/card/change-password/status', ChangePinStatusScreen, { [cardCall]: card }, worked)
  expect(await screen.findByText('**** **** **** ۷۸۹۴')).toBeVisible()
})

test.each([
  [wrongCvv2, 'CVV2 درست نیست.', 'تلاش دوباره', '/card/active'],
  [locked, 'تا پایان امروز بسته است.', 'بازگشت به مدیریت کارت', '/card/management'],
  ['offline', /^پاسخ سرور نرسید/, 'تلاش دوباره', '/card/active'],
])(
  'a refused activation tells why, and who is locked out is not sent again: %o',
  async (answer, reason, action, href) => {
    const { unmount } = await openActivation(answer)
    await fillCvv2('741')
    await fillPins('0482')
    await press('فعال‌سازی کارت')
    await reached('/card/active/status?status=rejected')
    const state = history.state as object
    unmount()
    const card = aCard({ status: 'DELIVERED' })
    openAt('/card/active/status', ActivateStatusScreen, { [cardCall]: card }, state)
    expect(await screen.findByText(reason)).toBeVisible()
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href)
    expect(screen.queryByText(/چیزی تغییر نکرده است/) !== null).toBe(answer === locked)
  }
)

const wrongPin = new Refused(422, { title: 'CardRefusedException', message: 'رمز درست نیست.' })
test.each([
  [{ status: 'ENABLED' }, 'success'],
  [wrongPin, 'rejected'],
])('a PIN is changed by the former one: %o', async (answer, outcome) => {
  const { calls } = openAt('/card/change-password', ChangePinScreen, {
    [cardCall]: aCard(),
    [changeCall]: answer,
  })
  await screen.findByLabelText('رمز کنونی')
  await type('رمز کنونی', '۱۲۳۴')
  await fillPins('0482')
  await press('ثبت رمز تازه')
  await reached(`/card/change-password/status?status=${outcome}`)
  expect(callsOf(calls, changeCall).map(({ body }) => body)).toEqual([
    { plan, pin1Old: '1234', pin1New: '0482' },
  ])
})

test('the former PIN is no new one, and is not sent', async () => {
  const { calls } = openAt('/card/change-password', ChangePinScreen, { [cardCall]: aCard() })
  await screen.findByLabelText('رمز کنونی')
  await type('رمز کنونی', '0482')
  await fillPins('0482')
  await press('ثبت رمز تازه')
  expect(await screen.findByText('این همان رمز کنونی است. رمز دیگری بگذارید.')).toBeVisible()
  expect(callsOf(calls, changeCall)).toEqual([])
})

const openBlock = async (answer: unknown) => {
  const running = { title: 'OtpAlreadySentException', otpExpirationMillis: 60_000 }
  const opened = openAt('/card/block', BlockScreen, {
    [cardCall]: aCard(),
    [startCall]: new Refused(429, running),
    [blockCall]: answer,
  })
  await screen.findByText('این کار بازگشت ندارد')
  await press('ارسال کد')
  await screen.findByLabelText('کد پیامک‌شده')
  return opened
}

test('a wrong code is told in a toast and may be typed again; the right one blocks', async () => {
  const answers = [wrongCode, { status: 'BLOCKED' }]
  const { calls } = await openBlock(() => answers.shift())
  await type('کد پیامک‌شده', '۱۲۳۴۵')
  await screen.findByText('کد واردشده درست نیست.')
  expect(location.pathname).toBe('/card/block')
  expect(screen.getByLabelText('کد پیامک‌شده')).toHaveValue('')
  await type('کد پیامک‌شده', '54321')
  await reached('/card/block/status?status=success')
  expect(await screen.findByText('کارت با موفقیت مسدود شد.')).toBeVisible()
  expect(screen.queryByText('کد واردشده درست نیست.')).toBeNull()
  expect(callsOf(calls, startCall).map(({ body }) => body)).toEqual([{ plan, purpose: 'BLOCK' }])
  expect(callsOf(calls, blockCall).map(({ body }) => body)).toEqual([
    { plan, otpSecret: 12345 },
    { plan, otpSecret: 54321 },
  ])
})

test.each([
  locked,
  new Refused(409, { message: 'کارت فعال نیست.' }),
  new Refused(500, {}),
  'offline',
])(
  'whatever else keeps a card from being blocked ends in the page of results: %o',
  async (answer) => {
    await openBlock(answer)
    await type('کد پیامک‌شده', '12345')
    await reached('/card/block/status?status=rejected')
  }
)

test('a forgotten PIN: the code goes with the PIN, a wrong one leads back to it, Back is one step', async () => {
  const answers = [wrongCode, { status: 'ENABLED' }]
  const { calls } = openAt('/card/forget-password', ForgotPinScreen, {
    [cardCall]: aCard(),
    [startCall]: { phone: '09121234567', expirationMillis: 120_000 },
    [forgetCall]: () => answers.shift(),
  })
  await screen.findByText(/کدی چهاررقمی/)
  await press('ارسال کد')
  await screen.findByLabelText('کد پیامک‌شده')
  await type('کد پیامک‌شده', '۴۸۲')
  await press('ادامه')
  await screen.findByText('کد باید ۴ رقم باشد.')
  await type('کد پیامک‌شده', '۱')
  await screen.findByLabelText('رمز تازه')
  expect(callsOf(calls, forgetCall)).toEqual([])

  await press('بازگشت')
  expect(await screen.findByLabelText('کد پیامک‌شده')).toHaveValue('۴۸۲۱')
  await press('بازگشت')
  await screen.findByText(/کدی چهاررقمی/)
  await press('ارسال کد')
  await press('ادامه')
  await fillPins('9182')
  await press('ثبت رمز تازه')
  expect(await screen.findByText('کد واردشده درست نیست.')).toBeVisible()
  await type('کد پیامک‌شده', '7777')
  await fillPins('9182')
  await press('ثبت رمز تازه')
  await reached('/card/forget-password/status?status=success')
  expect(callsOf(calls, forgetCall).map(({ body }) => body)).toEqual([
    { plan, otpSecret: 4821, pin1: '9182' },
    { plan, otpSecret: 7777, pin1: '9182' },
  ])
})
