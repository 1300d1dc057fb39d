import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Toasts } from '#ui/Toasts.tsx'
import DashboardLoginScreen from '#areas/dashboard/screens/DashboardLoginScreen.tsx'
import { currentPlan } from '#core/plan.ts'
import { clearSession, session, startSession } from '#core/session.ts'
import { answering, goBackFromOverlay, json } from '../support.ts'

const company = (name: string, isCeo: boolean) => ({
  companyName: name,
  companyUniqueSerial: `serial of ${name}`,
  companyStatus: 'ACCEPTED',
  ceoStatus: 'ACCEPTED',
  boardMemberStatus: 'ACCEPTED',
  appointmentStatus: 'ACCEPTED',
  isCeo,
  legalWalletResponse: { credit: 0, remainCredit: 0 },
})

const server = (companies: unknown[], entered: () => Response | Promise<Response>) =>
  answering(({ path }) => {
    if (path === '/api/legal/company/assigned') return json({ items: companies })
    if (path === '/api/user/switch') return json({ bearerToken: 'of the company' })
    if (path === '/api/user/ceo-token') return entered()
    return json({}, { status: 404 })
  })
const welcomed = () => json({ bearerToken: 'of its ceo' })
const asked = (calls: ReturnType<typeof server>) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
const switched = (name: string) => [
  '/api/user/switch',
  { plan: 'LEGAL', companyUniqueSerial: `serial of ${name}` },
]

afterEach(() => {
  clearSession()
  history.replaceState(null, '', '/')
})

const open = () => {
  startSession({ bearerToken: 'of a person' })
  history.replaceState(null, '', '/legal-dashboard-login')
  render(<DashboardLoginScreen />)
}

test('the CEO of one company enters it at once, and never its other members’', async () => {
  const calls = server([company('آلفا', false), company('بتا', true)], welcomed)
  open()
  await waitFor(() => expect(location.pathname).toBe('/legal-dashboard'))
  expect(asked(calls)).toEqual([switched('بتا'), ['/api/user/ceo-token', {}]])
  expect(currentPlan.value).toBe('kasbeno-fmcg-legal')
  expect(session.token.value).toBe('of its ceo')
})

test('the CEO of several chooses; a double press enters once', async () => {
  const calls = server([company('آلفا', true), company('بتا', true)], welcomed)
  open()
  await userEvent.dblClick(await screen.findByRole('button', { name: 'آلفا' }))
  await waitFor(() => expect(location.pathname).toBe('/legal-dashboard'))
  expect(asked(calls)).toEqual([switched('آلفا'), ['/api/user/ceo-token', {}]])
})

test('who leads no company reads so, and may take another phone', async () => {
  server([company('آلفا', false)], welcomed)
  open()
  expect(await screen.findByText('شما مدیرعامل هیچ شرکتی در کسب‌نو نیستید.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'ورود با شماره دیگر' }))
  expect(await screen.findByRole('textbox')).toBeVisible()
})

test('a refusal of the follow-up call leads back to the phone', async () => {
  server([company('آلفا', true)], () => json({ message: 'نه' }, { status: 422 }))
  open()
  expect(await screen.findByRole('textbox')).toBeVisible()
  expect(session.exists.value).toBe(false)
  expect(location.pathname).toBe('/legal-dashboard-login')
})

test('a follow-up call that nobody answered is asked for again', async () => {
  let isUp = false
  server([company('آلفا', true)], () =>
    isUp ? welcomed() : Promise.reject(new TypeError('Failed to fetch'))
  )
  open()
  const again = await screen.findByRole('button', { name: 'تلاش دوباره' })
  expect(session.exists.value).toBe(true)
  isUp = true
  await userEvent.click(again)
  await waitFor(() => expect(location.pathname).toBe('/legal-dashboard'))
})

const anHour = { expirationMillis: 3_600_000 }
const wrong = { title: 'OtpWrongException', message: 'کد واردشده درست نیست.' }
const byPhone = (start: () => Response | Promise<Response>, code = 54_321, isCeo = true) =>
  answering(({ path, body }) => {
    if (path === '/api/user/otp-start') return start()
    if (path === '/api/user/otp-verify') {
      const { otpSecret } = body as { otpSecret: string }
      return Number(otpSecret) === code
        ? json({ bearerToken: 'of a person' })
        : json(wrong, { status: 400 })
    }
    if (path === '/api/legal/company/assigned') return json({ items: [company('آلفا', isCeo)] })
    if (path === '/api/user/switch') return json({ bearerToken: 'of the company' })
    if (path === '/api/user/ceo-token') return welcomed()
    return json({}, { status: 404 })
  })
const openAsStranger = () => {
  history.replaceState(null, '', '/legal-dashboard-login')
  render(
    <>
      <Toasts />
      <DashboardLoginScreen />
    </>
  )
}
const phoneField = () => screen.findByLabelText('شماره موبایل')
const codeField = () => screen.findByLabelText('کد پیامک‌شده')

test('the phone, then its code: half a phone sends nothing, a wrong code is told under its field, the right one enters', async () => {
  const calls = byPhone(() => json(anHour))
  openAsStranger()
  await userEvent.type(await phoneField(), '0912{Enter}')
  expect(await screen.findByText(/شماره موبایل را درست وارد کنید/)).toBeVisible()
  expect(asked(calls)).toEqual([])
  // The Enter that sends the phone is held on, over the field of the code.
  await userEvent.type(await phoneField(), '1234567{Enter>5/}')
  const code = await codeField()
  expect(fireEvent.keyDown(code, { key: 'Enter', repeat: true })).toBe(false)
  await userEvent.type(code, '11111')
  expect(await screen.findByText('کد واردشده درست نیست.')).toBeVisible()
  await userEvent.type(await codeField(), '۵۴۳۲۱')
  expect(await screen.findByText('ورود با موفقیت انجام شد.')).toBeVisible()
  await waitFor(() => expect(location.pathname).toBe('/legal-dashboard'))
  expect(asked(calls).map(([path]) => path)).toEqual([
    '/api/user/otp-start',
    ...['/api/user/otp-verify', '/api/user/otp-verify'],
    ...['/api/user/switch', '/api/user/ceo-token'],
  ])
})

test('Back leads from the code to the phone that was typed, and on again to the code that runs', async () => {
  let answer = json(anHour)
  byPhone(() => answer)
  openAsStranger()
  await userEvent.type(await phoneField(), '09121234567{Enter}')
  await codeField()
  await goBackFromOverlay()
  expect(await phoneField()).toHaveValue('۰۹۱۲۱۲۳۴۵۶۷')
  const running = { title: 'OtpAlreadySentException', message: 'x', otpExpirationMillis: 90_000 }
  answer = json(running, { status: 429 })
  await userEvent.type(await phoneField(), '{Enter}')
  await codeField()
  expect(screen.getByText(/کد پیش‌تر برایتان پیامک شده است/)).toBeVisible()
})

test('who entered a code and leads no company begins with the phone again', async () => {
  byPhone(() => json(anHour), 54_321, false)
  openAsStranger()
  await userEvent.type(await phoneField(), '09121234567{Enter}')
  await userEvent.type(await codeField(), '54321')
  await userEvent.click(await screen.findByRole('button', { name: 'ورود با شماره دیگر' }))
  expect(await phoneField()).toHaveValue('')
  expect(screen.queryByLabelText('کد پیامک‌شده')).toBeNull()
})

test('a phone whose code could not be asked for stays as it was typed', async () => {
  byPhone(() => Promise.reject(new TypeError('Failed to fetch')))
  openAsStranger()
  await userEvent.type(await phoneField(), '09121234567{Enter}')
  expect(await screen.findByText(/نمی‌دانیم درخواست شما ثبت شده است یا نه/)).toBeVisible()
  expect(await phoneField()).toHaveValue('۰۹۱۲۱۲۳۴۵۶۷')
})

test('a phone whose codes others have used up takes the number that support has read out', async () => {
  const spent = {
    title: 'ThrottledException',
    message: 'با پشتیبانی تماس بگیرید',
    takesSupportNumber: true,
  }
  let answer = json(spent, { status: 429 })
  const calls = byPhone(() => answer)
  openAsStranger()
  await userEvent.type(await phoneField(), '09121234567{Enter}')
  const told = await screen.findByRole('alert')
  expect(told).toHaveTextContent(spent.message)
  const call = within(told.closest('section')!).getByRole('link', { name: 'تماس با پشتیبانی' })
  expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:/))
  answer = json({ title: 'SupportNumberWrongException', message: 'درست نیست' }, { status: 400 })
  const number = screen.getByLabelText('شماره‌ای که پشتیبانی گفته است')
  await userEvent.type(number, '۱۲۳۴۵۶۷۸{Enter}')
  expect(await screen.findByText('درست نیست')).toBeVisible()
  expect(number).toHaveValue('۱۲۳۴۵۶۷۸')
  answer = json(anHour)
  await userEvent.click(screen.getByRole('button', { name: 'دریافت کد' }))
  await codeField()
  const phone = '09121234567'
  expect(asked(calls).map(([, body]) => body)).toEqual([
    { phone },
    ...Array<unknown>(2).fill({ phone, supportNumber: '12345678' }),
  ])
})

test('a throttle that support cannot lift is told alone', async () => {
  byPhone(() => json({ title: 'ThrottledException', message: 'کمی صبر کنید' }, { status: 429 }))
  openAsStranger()
  await userEvent.type(await phoneField(), '09121234567{Enter}')
  expect(await screen.findByText('کمی صبر کنید')).toBeVisible()
  expect(screen.queryByLabelText('شماره‌ای که پشتیبانی گفته است')).toBeNull()
})

test('the keyboard begins in the one field of the login', async () => {
  render(<DashboardLoginScreen />)
  expect(await screen.findByLabelText('شماره موبایل')).toHaveFocus()
})
