import { cardStatuses, isActivated, type CardStatus } from '@kasbeno/api/contracts/cards'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CardBanner } from '#areas/home/parts/home/CardBanner.tsx'
import { expiryOf, inGroups, masked } from '#areas/cards/parts/cards/numbers.ts'
import { cvv2ShownMs } from '#areas/cards/parts/cards/useCvv2.ts'
import AddAddressScreen from '#areas/cards/screens/AddAddressScreen.tsx'
import CardPages from '#areas/cards/screens/CardPages.tsx'
import CardScreen from '#areas/cards/screens/CardScreen.tsx'
import CardStartScreen from '#areas/cards/screens/CardStartScreen.tsx'
import ChangeAddressScreen from '#areas/cards/screens/ChangeAddressScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, startSession } from '#core/session.ts'
import {
  aCard,
  anAddress,
  cardCall,
  cardCodeCall,
  cvv2Call,
  managementCall,
  openAt,
} from '../cards.ts'
import { aHome } from '../homes.ts'
import { callsOf, Refused } from '../money/server.ts'
import { setVisibility } from '../support.ts'

const plan = 'kasbeno-fmcg-real'
const at = '/card/management'
const page = (items: object[]) => ({ items, meta: { currentPage: 1, pageSize: 20, total: 1 } })

const onWay = (isContractSigned: boolean, hasActivePlatformFee: boolean) => ({
  isContractSigned,
  hasActivePlatformFee,
  isCardEnabled: false,
  activeBusinessServiceSlug: plan,
})

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan(plan)
})
afterEach(() => {
  vi.useRealTimers()
  clearSession()
})

test('the number stands in groups of four, the expiry as the card shows it, the rest masked', () => {
  expect(inGroups('6037991234567894')).toBe('6037 9912 3456 7894')
  expect(masked('6037991234567894')).toBe('**** **** **** 7894')
  expect([expiryOf('2030-12'), expiryOf('2031-03')]).toEqual(['۱۴۰۹/۰۹', '۱۴۰۹/۱۲'])
})

const badges: Partial<Record<CardStatus, string>> = {
  ENABLED: 'فعال',
  FROZEN: 'موقتاً بسته',
  BLOCKED: 'مسدود',
  DISABLED: 'ازکارافتاده',
}
/** What each status offers, and nothing else. */
const offers: Record<CardStatus, { links: string[]; buttons: string[] }> = {
  CREATED: { links: ['انتخاب نشانی تحویل'], buttons: [] },
  PRINT_PENDING: { links: ['تغییر نشانی'], buttons: [] },
  PRINTED: { links: [], buttons: [] },
  DELIVERED: { links: ['فعال‌سازی کارت'], buttons: [] },
  ENABLED: {
    links: ['تغییر رمز', 'فراموشی رمز', 'بستن موقت کارت', 'مسدود کردن کارت'],
    buttons: ['نمایش CVV2'],
  },
  FROZEN: { links: ['باز کردن کارت', 'مسدود کردن کارت'], buttons: [] },
  DISABLED: { links: [], buttons: ['درخواست کارت تازه'] },
  BLOCKED: { links: [], buttons: ['درخواست کارت تازه'] },
}
test.each(cardStatuses)('%s: the page offers what its status allows', async (status) => {
  const deliveryAddress = status === 'CREATED' ? null : anAddress()
  openAt(at, CardScreen, { [cardCall]: aCard({ status, deliveryAddress }) })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.querySelector('main section, main ol')).not.toBeNull())
  const named = (role: 'link' | 'button') =>
    screen
      .queryAllByRole(role)
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
  const always = ['بازگشت', 'تماس با پشتیبانی']
  expect(named('link').filter((name) => !always.includes(name))).toEqual(offers[status].links)
  expect(named('button')).toEqual(offers[status].buttons)
  const isEnded = status === 'BLOCKED' || status === 'DISABLED'
  expect(document.body.textContent.includes('۶۰۳۷')).toBe(isActivated(status))
  if (isEnded) expect(screen.getByText('۷۸۹۴')).toBeInTheDocument()
  const shown = Object.values(badges).filter((badge) => screen.queryByText(badge) !== null)
  expect(shown).toEqual([badges[status]].filter(Boolean))
})

test('without a card it is told what a card waits for, and where that stands', async () => {
  openAt(at, CardScreen, { [cardCall]: new Refused(404, { message: 'هنوز کارتی نیست' }) })
  await screen.findByText('هنوز کارتی برای شما ساخته نشده است')
  expect(screen.getByRole('link', { name: 'مشاهده وضعیت پرونده' })).toHaveAttribute(
    'href',
    '/signup/status'
  )
})

test('the CVV2 takes a code at each view, hides by itself and with the screen, and is kept nowhere', async () => {
  let cvv2 = 741
  const { calls, unmount } = openAt(at, CardScreen, {
    [cardCall]: aCard(),
    [cardCodeCall]: { phone: '09121234567', expirationMillis: 120_000 },
    [cvv2Call]: () => ({ cvv2: String(cvv2++) }),
  })
  const show = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'نمایش CVV2' }))
    const field = await screen.findByLabelText('کد پیامک‌شده')
    expect(screen.queryByText(/^۷۴/)).toBeNull()
    fireEvent.change(field, { target: { value: '12345' } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const asked = () => callsOf(calls, cvv2Call).length
  expect(await screen.findByRole('button', { name: 'نمایش CVV2' })).toBeVisible()
  expect(asked()).toBe(0)

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await show()
  expect(await screen.findByText('۷۴۱')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(cvv2ShownMs + 100))
  expect(screen.queryByText('۷۴۱')).toBeNull()

  await show()
  expect(await screen.findByText('۷۴۲')).toBeVisible()
  await waitFor(() => {
    setVisibility('hidden')
    expect(screen.queryByText('۷۴۲')).toBeNull()
  })
  act(() => setVisibility('visible'))

  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'پنهان کردن' }))
  expect(asked()).toBe(3)
  expect(callsOf(calls, cvv2Call)[0]!.body).toEqual({ plan, otpSecret: 12345 })
  expect(callsOf(calls, cardCodeCall).map(({ body }) => body)).toEqual(
    [1, 2, 3].map(() => ({ plan, purpose: 'CVV2' }))
  )
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])).not.toMatch(
    /74[1-3]/
  )
  unmount()
  vi.useRealTimers()
})

test('a wrong code shows no CVV2, and stays where it was typed', async () => {
  openAt(at, CardScreen, {
    [cardCall]: aCard(),
    [cardCodeCall]: { phone: '09121234567', expirationMillis: 120_000 },
    [cvv2Call]: new Refused(400, {
      title: 'OtpWrongException',
      message: 'کد واردشده درست نیست.',
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'نمایش CVV2' }))
  await userEvent.type(await screen.findByLabelText('کد پیامک‌شده'), '12345')
  expect(await screen.findByText('کد واردشده درست نیست.')).toBeVisible()
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('an ended card is replaced once, after it was asked for twice in a breath', async () => {
  let card = aCard({ status: 'BLOCKED' })
  const { calls } = openAt(at, CardScreen, {
    [cardCall]: () => card,
    'PUT /card/reissue': () => (card = aCard({ id: 'c2', status: 'CREATED' })),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'درخواست کارت تازه' }))
  const dialog = await screen.findByRole('dialog')
  const confirm = within(dialog).getByRole('button', { name: 'بله، کارت تازه می‌خواهم' })
  fireEvent.click(confirm)
  fireEvent.click(confirm)
  expect(await screen.findByRole('link', { name: 'انتخاب نشانی تحویل' })).toBeVisible()
  expect(screen.getByText('کارت با موفقیت دوباره صادر شد.')).toBeVisible()
  expect(callsOf(calls, 'PUT /card/reissue')).toHaveLength(1)
})

test.each([
  ['/card/management', 'هنوز کارتی برای شما ساخته نشده است'],
  ['/card/forget-password/', 'هنوز کارتی برای شما ساخته نشده است'],
  ['/card/elsewhere', 'این صفحه پیدا نشد.'],
])('the address %s has its page', async (path, told) => {
  openAt(path, CardPages, { [cardCall]: new Refused(404, {}) })
  expect(await screen.findAllByText(told)).not.toHaveLength(0)
})

test.each([
  [onWay(false, false), '/card/active-agreement'],
  [onWay(false, true), '/card/active-agreement'],
  [onWay(true, false), '/card/platform-fee'],
  [onWay(true, true), '/card/active'],
])('the way to activation begins where it stands: %o', async (management, href) => {
  openAt('/card/start', CardStartScreen, {
    [cardCall]: aCard({ status: 'DELIVERED' }),
    [managementCall]: management,
  })
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'فعال‌سازی' })).toHaveAttribute('href', href)
  )
})

test('home offers a delivered card, and says that a card has ended, unless the credit is closed', () => {
  const banner = (cardStatus: CardStatus, changes: object = { parcelStatus: 'IN_TRANSIT' }) => {
    const status = { ...aHome().registration, cardStatus, ...changes }
    const { unmount } = openAt('/home', () => <CardBanner status={status} />, {})
    const link = screen.queryByRole('link')?.getAttribute('href') ?? null
    unmount()
    return link
  }
  expect(cardStatuses.map((status) => banner(status))).toEqual([
    ...['/card/change-address', '/card/management', '/card/management', '/card/start'],
    ...[null, '/card/unfreeze', '/card/management', '/card/management'],
  ])
  expect(banner('DELIVERED', { creditBlocked: true })).toBeNull()
  const unsigned = { isCreditExpired: true, hasRenewalCredit: true, hasActivePlatformFee: true }
  expect(banner('DELIVERED', unsigned)).toBeNull()
})

const select = 'POST /addresses/a2/select'
const deliver = 'POST /card-delivery-addresses/addresses/a2/cards/c1'
test('one address is chosen: none is told, a refusal stays, and the card goes there', async () => {
  const answers: Record<string, unknown> = {
    [cardCall]: aCard({ status: 'CREATED' }),
    'GET /addresses': page([
      anAddress({ deliverable: false }),
      anAddress({ id: 'a2', title: 'انبار', deliverable: false }),
    ]),
    [select]: anAddress(),
    [deliver]: new Refused(409, { title: 'ConflictException', message: 'نشانی تغییر نمی‌کند.' }),
  }
  const { calls } = openAt('/card/change-address', ChangeAddressScreen, answers)
  const confirm = await screen.findByRole('button', { name: 'تأیید نشانی' })
  await userEvent.click(confirm)
  expect(screen.getByText('لطفاً نشانی مورد نظر را انتخاب کنید.')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])

  await userEvent.click(screen.getByRole('radio', { name: /انبار/ }))
  await userEvent.click(confirm)
  expect(await screen.findByText('نشانی تغییر نمی‌کند.')).toBeVisible()
  expect(location.pathname).toBe('/card/change-address')

  answers[deliver] = aCard({ status: 'PRINT_PENDING' })
  fireEvent.click(confirm)
  fireEvent.click(confirm)
  expect(await screen.findByText('نشانی با موفقیت ذخیره شد.')).toBeVisible()
  expect(callsOf(calls, deliver)).toHaveLength(2)
  expect(location.pathname).toBe(at)
})

test.each([
  ['PRINT_PENDING', 'نشانی تحویل کارت', true],
  ['PRINTED', 'نشانی تحویل دیگر تغییر نمی‌کند', false],
] as const)(
  '%s: the address can be changed until the card is printed',
  async (status, text, isOpen) => {
    openAt('/card/change-address', ChangeAddressScreen, {
      [cardCall]: aCard({ status, deliveryAddress: anAddress() }),
      'GET /addresses': page([anAddress()]),
    })
    await waitFor(() => expect(screen.getByText(text)).toBeVisible())
    if (isOpen) expect(await screen.findByRole('radio', { name: /فروشگاه/ })).toBeChecked()
    else expect(screen.queryByRole('radio')).toBeNull()
  }
)

test('the first address begins as that of the shop; each field says what it lacks', async () => {
  const shop = { shopname: 'سوپر رضایی', provinceId: 8, cityId: 80, postalCode: '1234567890' }
  const answers: Record<string, unknown> = {
    'GET /addresses': page([]),
    [`GET /shop/self?plan=${plan}`]: { ...shop, address: '' },
    'GET /provinces': page([{ provinceId: 8, provinceName: 'تهران' }]),
    'GET /cities?provinceId=8': page([{ cityId: 80, cityName: 'تهران' }]),
    'POST /addresses': 'offline',
  }
  const { calls } = openAt('/card/add-address', AddAddressScreen, answers)
  const title = await screen.findByLabelText('عنوان')
  expect(title).toHaveValue('سوپر رضایی')
  expect(screen.getByRole('link', { name: 'بستن' })).toHaveAttribute('href', '/home')
  await userEvent.clear(title)
  await userEvent.clear(screen.getByLabelText('کد پستی'))
  await userEvent.type(screen.getByLabelText('کد پستی'), '۱۲۳')
  const save = screen.getByRole('button', { name: 'ثبت نشانی' })
  await userEvent.click(save)
  await screen.findByText('کد پستی باید ۱۰ رقم باشد.')
  expect(screen.getAllByText('این فیلد الزامی است.')).toHaveLength(2)
  expect(title).toHaveFocus()

  // Of two fields with errors the upper one has the focus, and not the one that another component registers first.
  await userEvent.type(title, 'م')
  await userEvent.click(save)
  await waitFor(() => expect(screen.getByLabelText('کد پستی')).toHaveFocus())

  fireEvent.change(title, { target: { value: 'م'.repeat(251) } })
  await userEvent.type(screen.getByLabelText('کد پستی'), '4567890')
  await userEvent.type(screen.getByLabelText('نشانی'), 'خیابان آزادی')
  await userEvent.click(save)
  await screen.findByText('تعداد نویسه‌ها بیش از حد مجاز است.')
  fireEvent.change(title, { target: { value: 'مغازه' } })
  await userEvent.click(save)
  await waitFor(() => expect(callsOf(calls, 'POST /addresses')).toHaveLength(1))
  answers['POST /addresses'] = anAddress()
  // A lost answer, tried again, adds no second one.
  await waitFor(() => expect(save).toBeEnabled())
  await userEvent.click(save)
  await waitFor(() => expect(location.pathname).toBe('/card/change-address'))
  const sent = callsOf(calls, 'POST /addresses').map(({ body, key }) => ({ body, key }))
  const body = {
    ...{ title: 'مغازه', provinceId: 8, cityId: 80, postalCode: '1234567890' },
    ...{ address: 'خیابان آزادی', relatedUserType: 'PERSON' },
  }
  const key: unknown = expect.any(String)
  expect(sent).toEqual([
    { body, key },
    { body, key: sent[0]!.key },
  ])
  expect(sent[0]!.key).not.toBeNull()
})
