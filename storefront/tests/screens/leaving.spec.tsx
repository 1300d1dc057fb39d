import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FunctionComponent } from 'react'
import CreditAmountScreen from '#areas/signup/screens/CreditAmountScreen.tsx'
import DocumentsScreen from '#areas/signup/screens/DocumentsScreen.tsx'
import IdentityScreen from '#areas/signup/screens/IdentityScreen.tsx'
import PlatformFeeScreen from '#areas/signup/screens/PlatformFeeScreen.tsx'
import ShopScreen from '#areas/signup/screens/ShopScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, startSession } from '#core/session.ts'
import { toasts } from '#core/toast.ts'
import { aHome } from '../homes.ts'
import { callsOf, serve } from '../money/server.ts'

const plan = 'kasbeno-fmcg-real'
const shop = {
  shopname: 'سوپر رضایی',
  guildId: 1,
  provinceId: 8,
  cityId: 80,
  districtId: 800,
  address: 'خیابان آزادی، پلاک ۱۲',
  postalCode: '1234567890',
  landNumber: null,
  propertyType: 'OWN',
}
const standing = (changes: object) => ({ ...aHome().registration, ...changes })
const refused = { identityOverallStatus: 'REJECTED', shopOverallStatus: 'REJECTED' }
const approved = {
  identityOverallStatus: 'APPROVED',
  shopOverallStatus: 'APPROVED',
  docsOverallStatus: 'APPROVED',
  kycStep: 'CREDIT_SCORE_ACCEPTED',
}
const known = {
  [`GET /user/${plan}/registration-status`]: standing(refused),
  'GET /user/profile': {
    ...aHome().profile,
    nationalCode: '0084575948',
    dateOfBirth: '1966-03-10',
  },
  [`GET /shop/self?plan=${plan}`]: shop,
  [`GET /user-subscription-package/${plan}/subscription-packages`]: [
    { slug: 'a', amount: 1_000_000_000, collateralCreditTypes: [] },
  ],
  [`GET /user-subscription-package?plan=${plan}`]: {},
  [`GET /platform-fee/${plan}/payment-detail`]: {
    platformFee: 10_000_000,
    valueAddedTax: 1_000_000,
    totalAmount: 11_000_000,
    userCashBalance: 0,
    paymentAmount: 11_000_000,
  },
  'GET /payment/gateways-list': [
    { indicator: 'SAMAN', name: 'سامان', logo: null, isDefault: true },
  ],
}
beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan(plan)
})
afterEach(() => {
  cleanup()
  clearSession()
  vi.restoreAllMocks()
})

const steps: [string, FunctionComponent, string, string, object][] = [
  ['identity', IdentityScreen, 'ثبت دوباره', `PUT /user/${plan}`, refused],
  ['shop', ShopScreen, 'ثبت دوباره', 'POST /shop', refused],
  ['amount', CreditAmountScreen, 'تأیید مبلغ و ادامه', 'POST /user-subscription-package', approved],
]
const chosen = { ...approved, userSubscriptionPackageStatus: 'CREATED' }
const payFee = `POST /platform-fee/${plan}/create-platform-fee`

/** Presses the page's button; what is answered, and when, is up to the test. */
const send = async (
  Page: FunctionComponent,
  button: string,
  call: string,
  status: object,
  after: object = status
) => {
  let current = status
  let give: (answer: object) => void = () => undefined
  const calls = serve({
    ...known,
    [`GET /user/${plan}/registration-status`]: () => standing(current),
    [call]: () => new Promise((resolve) => (give = resolve)),
  })
  history.replaceState(null, '', '/signup/here')
  const page = render(<Page />)
  const press = await screen.findByRole('button', { name: button })
  await waitFor(() => expect(press).toBeEnabled())
  await userEvent.click(press)
  // A refused step that nobody has changed.
  if (button === 'ثبت دوباره') {
    await userEvent.click(await screen.findByRole('button', { name: 'بدون تغییر می‌فرستم' }))
  }
  await waitFor(() => expect(callsOf(calls, call)).toHaveLength(1))
  const leave = () => {
    page.unmount()
    history.replaceState(null, '', '/wallet')
  }
  const answer = (body: object) => {
    current = after
    give(body)
  }
  return { leave, give: answer }
}
/** All that follows an answer: each step of the clock lets what was answered go on. */
const settled = async () => {
  vi.useFakeTimers()
  for (let step = 0; step < 20; step++) await vi.advanceTimersByTimeAsync(10)
  vi.useRealTimers()
}

test.each(steps)(
  '%s: whoever waits for the answer is led on',
  async (_name, Page, button, call, status) => {
    const { give } = await send(Page, button, call, status)
    give({})
    await waitFor(() => expect(location.pathname).not.toBe('/signup/here'))
  }
)

test.each(steps)(
  '%s: whoever left meanwhile stays where they went',
  async (_name, Page, button, call, status) => {
    const { leave, give } = await send(Page, button, call, status)
    leave()
    give({})
    await settled()
    expect(location.pathname).toBe('/wallet')
  }
)

test('a fee that was left is not paid at a bank that nobody went to', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  const { leave, give } = await send(PlatformFeeScreen, 'پرداخت', payFee, chosen)
  leave()
  const gatewayRedirectItem = {
    redirectBaseUrl: 'https://bank.example/',
    method: 'POST',
    params: {},
  }
  give({ paymentNeeded: true, paymentId: 'p-1', gatewayRedirectItem })
  await settled()
  expect(submit).not.toHaveBeenCalled()
  expect(location.pathname).toBe('/wallet')
})

test('a fee that the wallet paid after its page was left is told where the owner is', async () => {
  const { leave, give } = await send(PlatformFeeScreen, 'پرداخت', payFee, chosen)
  leave()
  give({ paymentNeeded: false })
  await waitFor(() =>
    expect(toasts.value.map(({ message }) => message)).toEqual(['پرداخت انجام شد'])
  )
  expect(location.pathname).toBe('/wallet')
})

test('after the shop its owner sees where the sign-up stands, and goes on from there', async () => {
  const sentIdentity = { identityOverallStatus: 'PENDING', shopOverallStatus: 'REJECTED' }
  const sentShop = { ...sentIdentity, shopOverallStatus: 'PENDING' }
  const { give } = await send(ShopScreen, 'ثبت دوباره', 'POST /shop', sentIdentity, sentShop)
  give({})
  await waitFor(() => expect(location.pathname).toBe('/signup/status'))
})

test('a file that is no picture is refused as soon as it is chosen', async () => {
  serve({ [`GET /user/${plan}/registration-status`]: standing({}) })
  render(<DocumentsScreen />)
  const field = await screen.findByLabelText('روی کارت ملی: انتخاب از گالری')
  await userEvent.upload(field, new File(['nothing'], 'card.jpg', { type: 'image/jpeg' }))
  fireEvent.error(await screen.findByAltText('پیش‌نمایش روی کارت ملی'))
  expect(await screen.findByText('قالب تصویر باید jpg، png یا webp باشد.')).toBeVisible()
  expect(screen.queryByAltText('پیش‌نمایش روی کارت ملی')).toBeNull()
})

test('a step that is pressed twice, or sent by a key that is held, is sent once', async () => {
  const changed = { ...known, [`PUT /user/${plan}`]: {}, 'GET /provinces': [] }
  const calls = serve(changed)
  render(<IdentityScreen />)
  const button = await screen.findByRole('button', { name: /ثبت/ })
  await userEvent.type(screen.getByLabelText('نام خانوادگی'), 'نژاد')
  const form = button.closest('main, body')!.ownerDocument.querySelector('form')!
  fireEvent.submit(form)
  fireEvent.submit(form)
  fireEvent.submit(form)
  // What follows the sending: by then a second one would have gone out too.
  await waitFor(() => expect(callsOf(calls, 'GET /user/profile').length).toBeGreaterThan(1))
  expect(callsOf(calls, 'PUT')).toHaveLength(1)
})
