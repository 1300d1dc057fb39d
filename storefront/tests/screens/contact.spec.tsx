import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import CallMeScreen from '#areas/profile/screens/contact/CallMeScreen.tsx'
import LeadScreen from '#areas/profile/screens/contact/LeadScreen.tsx'
import { asLocalPhone } from '@kasbeno/api/contracts/phone'
import { clearSession, startSession } from '#core/session.ts'
import { callsOf, Refused, serve } from '../money/server.ts'

const profile = { id: 'u', phone: '09121234567' }
const post = 'POST /call-info'
const submit = () => fireEvent.submit(document.querySelector('form')!)

beforeEach(() => startSession({ bearerToken: 'token' }))
afterEach(() => clearSession())

test.each([
  ['09121234567', '09121234567'],
  ['989121234567', '09121234567'],
  ['00989121234567', '09121234567'],
  ['9809121234567', '09121234567'],
  ['9121234567', '09121234567'],
  ['02188001122', '02188001122'],
  ['98912', '98912'],
])('%s is the phone %s', (typed, local) => expect(asLocalPhone(typed)).toBe(local))

test('a call is asked for once; what was typed survives a refusal and a way back, and goes with the request', async () => {
  let answer: unknown = 'offline'
  serve({ 'GET /user/profile': () => new Promise(() => undefined) })
  render(<CallMeScreen />)
  // While the profile is on its way the page has its name and its way back.
  expect(screen.getByRole('heading', { name: 'درخواست تماس' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'بازگشت' })).toBeInTheDocument()
  cleanup()
  clearSession()
  startSession({ bearerToken: 'token' })

  const calls = serve({ 'GET /user/profile': profile, [post]: () => answer })
  render(<CallMeScreen />)
  await userEvent.click(await screen.findByRole('radio', { name: 'کارت' }))
  await userEvent.type(screen.getByLabelText('شرح'), 'کارتم نرسیده است')
  submit()
  await waitFor(() => expect(callsOf(calls, 'POST')).toHaveLength(1))
  cleanup()

  render(<CallMeScreen />)
  expect(await screen.findByLabelText('شرح')).toHaveValue('کارتم نرسیده است')
  expect(screen.getByRole('radio', { name: 'کارت' })).toBeChecked()
  await userEvent.clear(screen.getByLabelText('شماره موبایل'))
  await userEvent.type(screen.getByLabelText('شماره موبایل'), '+98 ۹۱۲ ٧٦٥ 4321')
  answer = { status: 'RECEIVED' }
  submit()
  submit()
  await screen.findByText('درخواست شما ثبت شد')
  expect(
    callsOf(calls, 'POST')
      .slice(1)
      .map(({ body }) => body)
  ).toEqual([{ subject: 'CARD', text: 'کارتم نرسیده است', phone: '09127654321' }])
  cleanup()

  render(<CallMeScreen />)
  expect(await screen.findByLabelText('شرح')).toHaveValue('')
})

test('a guest leaves a name and a phone, says nothing more, and reads what is wrong under its field', async () => {
  const answers: Record<string, unknown> = { 'GET /provinces': { items: [] } }
  answers['POST /lead/retail-show'] = new Refused(429, { message: 'کمی صبر کنید.' })
  const calls = serve(answers)
  render(<LeadScreen />)
  submit()
  expect(await screen.findByText('شماره موبایل خود را وارد کنید.')).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('نام و نام خانوادگی'), 'رضا کریمی')
  await userEvent.type(screen.getByLabelText('شماره موبایل'), '00989121234567')
  submit()
  await waitFor(() => expect(callsOf(calls, 'POST')).toHaveLength(1))
  answers['POST /lead/retail-show'] = { status: 'RECEIVED' }
  submit()
  await screen.findByText('درخواست شما ثبت شد')
  expect(callsOf(calls, 'POST').at(-1)!.body).toEqual({ name: 'رضا کریمی', phone: '09121234567' })
  // At a stand the next guest takes the phone: nothing of the one before is left.
  cleanup()
  render(<LeadScreen />)
  expect(screen.getByLabelText('نام و نام خانوادگی')).toHaveValue('')
})

test('a call that waits is shown with its number and time, and no second form beside it', async () => {
  const waiting = { kind: 'CALL_INFO', phone: '09121234567', subject: 'CARD' }
  const item = { ...waiting, askedAt: '2026-11-21T09:05:00.000Z' }
  serve({ 'GET /user/profile': profile, 'GET /contacts/waiting': { items: [item] } })
  render(<CallMeScreen />)
  await screen.findByRole('heading', { name: 'درخواست شما در انتظار است' })
  expect(screen.getByText(/۰۹۱۲۱۲۳۴۵۶۷/)).toHaveTextContent('۱۲:۳۵ | ۱۴۰۵/۰۸/۳۰')
  expect(screen.getByText('موضوع: کارت')).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
  // A wrong number is no dead end.
  await userEvent.click(screen.getByRole('button', { name: 'درخواست با شماره دیگر' }))
  expect(screen.getAllByRole('radio')).not.toHaveLength(0)
})

test('a lead that waits stands above the form, with the number as the server hides it; left again, it says so', async () => {
  const item = { kind: 'LEAD', phone: '0912***4567', subject: null }
  serve({
    'GET /provinces': { items: [] },
    'GET /contacts/waiting': { items: [{ ...item, askedAt: '2026-11-21T09:05:00.000Z' }] },
    'POST /lead/retail-show': { status: 'WAITING' },
  })
  render(<LeadScreen />)
  expect(await screen.findByText(/۰۹۱۲\*\*\*۴۵۶۷/)).toBeVisible()
  await userEvent.type(screen.getByLabelText('نام و نام خانوادگی'), 'رضا کریمی')
  await userEvent.type(screen.getByLabelText('شماره موبایل'), '09121234567')
  submit()
  await screen.findByRole('heading', { name: 'این درخواست پیش‌تر ثبت شده است' })
})
