import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import DocumentsScreen from '#areas/signup/screens/DocumentsScreen.tsx'
import IdentityScreen from '#areas/signup/screens/IdentityScreen.tsx'
import ShopScreen from '#areas/signup/screens/ShopScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, startSession } from '#core/session.ts'
import { aHome } from '../homes.ts'
import { callsOf, serve } from '../money/server.ts'

const plan = 'kasbeno-fmcg-real'
const title = 'چیزی را تغییر نداده‌اید'

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan(plan)
  history.replaceState(null, '', '/signup/here')
})
afterEach(() => {
  cleanup()
  clearSession()
})

const reasons = {
  identityRejectionReason: 'نام خانوادگی با کارت ملی یکی نیست.',
  shopRejectionReason: 'نشانی فروشگاه کامل نیست.',
  rejectionReasonUpload: 'تصویر پشت کارت ملی خوانا نیست.',
}
const statuses = (status: string) => ({
  identityOverallStatus: status,
  shopOverallStatus: status,
  docsOverallStatus: status,
})
const served = (status = 'REJECTED') =>
  serve({
    [`GET /user/${plan}/registration-status`]: {
      ...aHome().registration,
      ...statuses(status),
      ...reasons,
    },
    'GET /user/profile': {
      ...aHome().profile,
      nationalCode: '0084575948',
      dateOfBirth: '1966-03-10',
    },
    [`GET /shop/self?plan=${plan}`]: {
      shopname: 'سوپر رضایی',
      ...{ guildId: 1, provinceId: 8, cityId: 80, districtId: 800, landNumber: null },
      ...{ address: 'خیابان آزادی، پلاک ۱۲', postalCode: '1234567890', propertyType: 'OWN' },
    },
    [`GET /user/${plan}/documents`]: {
      nationalCardFront: '/files/front',
      nationalCardBack: '/files/back',
      certificate: '/files/certificate',
      certificateType: 'LICENSE',
    },
    [`GET /certificate-types/${plan}`]: [{ id: 'LICENSE', name: 'پروانه کسب' }],
    [`PUT /user/${plan}`]: {},
    'POST /shop': {},
  })

const resend = async () => {
  const button = await screen.findByRole('button', { name: 'ثبت دوباره' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}
const question = () => screen.findByRole('dialog', { name: title })

test.each([
  ['identity', IdentityScreen, 'PUT /user/', reasons.identityRejectionReason],
  ['the shop', ShopScreen, 'POST /shop', reasons.shopRejectionReason],
] as const)(
  '%s that was refused asks with the reason before it is sent again unchanged',
  async (_name, Page, call, reason) => {
    const calls = served()
    render(<Page />)
    await resend()
    const dialog = await question()
    expect(within(dialog).getByText(reason)).toBeVisible()
    expect(callsOf(calls, call)).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'بدون تغییر می‌فرستم' }))
    await waitFor(() => expect(callsOf(calls, call)).toHaveLength(1))
    await waitFor(() => expect(location.pathname).not.toBe('/signup/here'))
  }
)

test('whoever goes back to mend it comes to the field of the reason, and is not asked once it is changed', async () => {
  const calls = served()
  render(<IdentityScreen />)
  await resend()
  await userEvent.click(within(await question()).getByRole('button', { name: 'بازگشت و اصلاح' }))
  const field = screen.getByLabelText('نام خانوادگی')
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.clear(field)
  await userEvent.type(field, 'رضایی‌نژاد')
  await resend()
  await waitFor(() => expect(callsOf(calls, 'PUT /user/')).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what is changed by blanks alone is unchanged', async () => {
  const calls = served()
  render(<IdentityScreen />)
  await userEvent.type(await screen.findByLabelText('نام خانوادگی'), ' ')
  await resend()
  await question()
  expect(callsOf(calls, 'PUT')).toEqual([])
})

test('refused papers are asked about until one of them is another', async () => {
  const calls = served()
  render(<DocumentsScreen />)
  await screen.findByRole('option', { name: 'پروانه کسب' })
  await waitFor(() => expect(callsOf(calls, `GET /user/${plan}/documents`)).toHaveLength(1))
  await resend()
  const dialog = await question()
  expect(within(dialog).getByText(reasons.rejectionReasonUpload)).toBeVisible()
})

test('what is sent for the first time is not asked about', async () => {
  const calls = served('START')
  render(<IdentityScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'ثبت و ادامه' }))
  await waitFor(() => expect(callsOf(calls, 'PUT /user/')).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})
