import type { HeldCardNext } from '@kasbeno/api/contracts/card_holders'
import type { CardStatus } from '@kasbeno/api/contracts/cards'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { HeldCard, OwnCard } from '#core/api/types.ts'
import { aCard, anAddress } from '../cards.ts'
import { inBrowser, open } from '../companies/world.tsx'
import { aHeldCard } from '../heldCards.ts'
import { aHome } from '../homes.ts'
import { callsOf, Refused } from '../money/server.ts'

inBrowser()
beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true })
})

const root = '/company-card/s1'
const call = (rest: string) => `/card/legal/s1/${rest}`
const selfCall = `GET ${call('self')}`
const company = 'پخش مهر'
const named = `کارت شرکت ${company}`

const nexts: Partial<Record<CardStatus, HeldCardNext>> = {
  CREATED: 'ADDRESS',
  PRINT_PENDING: 'DELIVERY',
  PRINTED: 'DELIVERY',
  DELIVERED: 'ACTIVATION',
  BLOCKED: 'REISSUE',
  DISABLED: 'REISSUE',
}
const ready = { isContractSigned: true, hasActivePlatformFee: true, isCardEnabled: false }

interface World {
  held?: Partial<HeldCard>
  card?: Partial<OwnCard>
  more?: Record<string, unknown>
  plan?: string | null
  state?: object
}

/** A page of the company's card, for who is signed in and has no plan, unless one is named. */
const openCard = (path: string, { held, card, more, plan = null, state }: World = {}) => {
  const cardStatus = card?.status ?? 'ENABLED'
  const answers = {
    'GET /card/legal': {
      items: [aHeldCard({ cardStatus, next: nexts[cardStatus] ?? 'USE', ...held })],
    },
    [selfCall]: aCard(card),
    [`GET ${call('agreement-info')}`]: ready,
    'GET /settings': [],
    'GET /user/profile': { ...aHome().profile, plan: '', plans: [] },
    ...more,
  }
  return { answers, ...open(root + path, answers, plan, state) }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text)
const reached = (path: string) =>
  waitFor(() => expect(location.pathname + location.search).toBe(root + path))

test('the card of a company names it, shows number and ceiling, and leads to its own pages', async () => {
  const { calls } = openCard('/card/management')
  expect(await screen.findByText('۷۸۹۴')).toBeVisible()
  expect(screen.getByText(named)).toBeVisible()
  expect(screen.getByText('۵۰٬۰۰۰٬۰۰۰')).toBeVisible()
  expect(screen.getByText('۱۲٬۰۰۰٬۰۰۰')).toBeVisible()
  expect(screen.getByText('۳۸٬۰۰۰٬۰۰۰')).toBeVisible()
  for (const [label, page] of [
    ['تغییر رمز', 'change-password'],
    ['فراموشی رمز', 'forget-password'],
    ['مسدود کردن کارت', 'block'],
  ] as const) {
    expect(screen.getByRole('link', { name: label })).toHaveAttribute(
      'href',
      `${root}/card/${page}`
    )
  }
  // Nothing of a card of one's own is asked for.
  expect(callsOf(calls, 'GET /card/self')).toEqual([])
  expect(callsOf(calls, 'GET /user/')).toEqual([])
})

test.each([
  [null, '/general-home'],
  ['kasbeno-fmcg-real', '/profile'],
  ['kasbeno-digital-real', '/kasbeno-digital-real/profile'],
  ['kasbeno-fmcg-legal', '/legal/profile'],
])('who speaks for %s goes back to %s', async (plan, href) => {
  openCard('/card/management', { plan })
  await screen.findByText('۷۸۹۴')
  expect(screen.getByRole('link', { name: 'بازگشت' })).toHaveAttribute('href', href)
})

test('its address alone leads to the card', async () => {
  openCard('/')
  expect(await screen.findByText('۷۸۹۴')).toBeVisible()
  await reached('/card/management')
})

test.each([
  ['CREATED', 'کارت منتظر نشانی است', /نشانی را مدیرعامل شرکت تعیین می‌کند/],
  ['PRINT_PENDING', 'نشانی تحویل کارت', /^نشانی را مدیرعامل شرکت تعیین می‌کند\.$/],
] as const)('at %s the address is the CEO’s to choose', async (status, title, words) => {
  openCard('/card/management', { card: { status, deliveryAddress: anAddress() } })
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryByRole('link', { name: /نشانی/ })).toBeNull()
})

test('a card that came back waits for the CEO, and has no stage further on', async () => {
  const returned = { status: 'PRINT_PENDING', parcelStatus: 'RETURNED_TO_SENDER' } as const
  openCard('/card/management', {
    card: { ...returned, deliveryAddress: anAddress() },
    held: { next: 'RETURNED' },
  })
  expect(await screen.findByText(/تا مدیرعامل شرکت نشانی را تأیید یا عوض نکند/)).toBeVisible()
  expect(screen.queryByRole('link', { name: /نشانی/ })).toBeNull()
})

test.each([
  ['FEE', 'شرکت هنوز کارمزد را نپرداخته است'],
  ['CONTRACT', 'قرارداد کارت هنوز کامل نیست'],
] as const)(
  'a delivered card that waits for %s of the company is not activated',
  async (next, title) => {
    openCard('/card/management', { card: { status: 'DELIVERED' }, held: { next } })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'فعال‌سازی کارت' })).toBeNull()
  }
)

test('who comes to the activation too early is led to the card, not to a contract or a fee', async () => {
  openCard('/card/active', {
    card: { status: 'DELIVERED' },
    held: { next: 'FEE' },
    more: { [`GET ${call('agreement-info')}`]: { ...ready, hasActivePlatformFee: false } },
  })
  await reached('/card/management')
})

test('a delivered card is activated: CVV2, then the PIN twice, sent once', async () => {
  const activateCall = `POST ${call('activate')}`
  const { calls, answers } = openCard('/card/management', {
    card: { status: 'DELIVERED' },
    more: {
      [`${activateCall}/cvv2`]: { isRight: true },
      [activateCall]: () => {
        answers[selfCall] = aCard()
        return aCard()
      },
    },
  })
  await userEvent.click(await screen.findByRole('link', { name: 'فعال‌سازی کارت' }))
  await reached('/card/start')
  await userEvent.click(await screen.findByRole('link', { name: 'فعال‌سازی' }))
  await type('CVV2 کارت', '۰۷۴')
  await press('ادامه')
  await type('رمز تازه', '۰۴۸۲')
  await type('تکرار رمز تازه', '۰۴۸۲')
  const form = screen.getByLabelText('رمز تازه').closest('form')!
  fireEvent.submit(form)
  fireEvent.submit(form)
  await reached('/card/active/status?status=success')
  expect(await screen.findByRole('heading', { name: 'کارت شما فعال شد' })).toBeVisible()
  expect(screen.getByText(named)).toBeVisible()
  expect(callsOf(calls, activateCall).map(({ body }) => body)).toEqual([
    { cvv2: '074' },
    { cvv2: '074', pin1: '0482' },
  ])
})

test('a wrong former PIN is told, and leads back to the company’s card', async () => {
  const changeCall = `PUT ${call('pin1-change')}`
  const { calls } = openCard('/card/change-password', {
    more: { [changeCall]: new Refused(422, { title: 'x', message: 'رمز کنونی درست نیست.' }) },
  })
  await type('رمز کنونی', '1111')
  await type('رمز تازه', '9182')
  await type('تکرار رمز تازه', '9182')
  await press('ثبت رمز تازه')
  await reached('/card/change-password/status?status=rejected')
  expect(await screen.findByText('رمز کنونی درست نیست.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'تلاش دوباره' })).toHaveAttribute(
    'href',
    `${root}/card/change-password`
  )
  expect(callsOf(calls, changeCall)[0]!.body).toEqual({ pin1Old: '1111', pin1New: '9182' })
})

test('it is blocked with a code of its own calls, and another one is asked for', async () => {
  const blockCall = `PUT ${call('disable')}`
  const reissueCall = `PUT ${call('reissue')}`
  const { calls, answers } = openCard('/card/block', {
    more: {
      [`POST ${call('otp-start')}`]: { phone: '09121234567', expirationMillis: 120_000 },
      [blockCall]: () => {
        answers[selfCall] = aCard({ status: 'BLOCKED' })
        return aCard({ status: 'BLOCKED' })
      },
      [reissueCall]: () => {
        answers[selfCall] = aCard({ status: 'CREATED', id: 'c2' })
        return aCard({ status: 'CREATED' })
      },
    },
  })
  await screen.findByText(/کدی پنج‌رقمی/)
  await press('ارسال کد')
  await type('کد پیامک‌شده', '۱۲۳۴۵')
  await reached('/card/block/status?status=success')
  expect(callsOf(calls, blockCall).map(({ body }) => body)).toEqual([{ otpSecret: 12345 }])
  await userEvent.click(await screen.findByRole('link', { name: 'تأیید' }))
  expect(await screen.findByText(/به درخواست شما یا مدیرعامل شرکت/)).toBeVisible()
  expect(document.body.textContent).not.toContain('۶۰۳۷')
  await press('درخواست کارت تازه')
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText(/نشانی تحویل آن را مدیرعامل شرکت/)).toBeVisible()
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'بله، کارت تازه می‌خواهم' }))
  expect(await screen.findByText('کارت منتظر نشانی است')).toBeVisible()
  expect(callsOf(calls, reissueCall).map(({ body }) => body)).toEqual([{}])
})

test.each([
  ['METHOD', 'شرکت اکنون با کارت نمی‌پردازد'],
  ['CREDIT', 'اعتبار شرکت اکنون باز نیست'],
] as const)('an enabled card says that nothing is bought with it: %s', async (closedBy, title) => {
  openCard('/card/management', { held: { closedBy, ceiling: null } })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByText('سقف جداگانه ندارد')).toBeVisible()
  expect(screen.queryByText('مانده از سقف')).toBeNull()
})

test('a ceiling that was lowered below what is spent leaves nothing, not less', async () => {
  openCard('/card/management', { held: { ceiling: 10_000_000 } })
  const left = await screen.findByText('مانده از سقف')
  expect(left.nextElementSibling).toHaveTextContent('۰')
  expect(document.body.textContent).not.toContain('-')
})

test('who holds it no more is told so, and asks for nothing of the card', async () => {
  const { calls } = openCard('/card/management', {
    held: { next: 'GONE', cardStatus: 'BLOCKED', removedAt: '2026-11-20T08:00:00Z' },
  })
  expect(await screen.findByText('این کارت دیگر در اختیار شما نیست')).toBeVisible()
  const asked = callsOf(calls, `GET ${call('')}`).map(({ path }) => path)
  expect(asked).toEqual([call('purchases/10/0')])
})

test('who is named, and has no card yet, is told what it waits for', async () => {
  openCard('/card/active', { held: { next: 'PAPERS', cardStatus: null, cardNumber: null } })
  expect(await screen.findByText('کارت هنوز ساخته نشده است')).toBeVisible()
  expect(screen.getByRole('heading', { name: named })).toBeVisible()
})

test('whose papers the bank refused is told so, and who mends it', async () => {
  openCard('/card/management', { held: { next: 'REFUSED', cardStatus: null, cardNumber: null } })
  expect(await screen.findByText('بانک مدارک این کارت را نپذیرفت')).toBeVisible()
  expect(screen.getByText(/دلیل را مدیرعامل شرکت می‌بیند/)).toBeVisible()
  expect(screen.queryByText('کارت هنوز ساخته نشده است')).toBeNull()
})

test('a card of which the reader holds none, taken away while a page of it stood open', async () => {
  openCard('/card/management', { more: { [selfCall]: new Refused(404, {}) } })
  expect(await screen.findByText('کارتی از این شرکت در اختیار شما نیست')).toBeVisible()
  expect(screen.getByRole('link', { name: 'رفتن به صفحه نخست' })).toHaveAttribute(
    'href',
    '/general-home'
  )
})

test.each(['/company-card/other/card/management', '/company-card/%2e%2e%2f%2e%2e/card/management'])(
  'nobody finds a card at %s',
  async (path) => {
    const { calls } = open(path, { 'GET /card/legal': { items: [aHeldCard()] } }, null)
    expect(await screen.findByText('کارتی از این شرکت در اختیار شما نیست')).toBeVisible()
    expect(callsOf(calls, 'GET /card/legal/')).toEqual([])
  }
)

test.each(['/card/change-address', '/card/add-address', '/card/platform-fee', '/card/contracts'])(
  'the company’s card has no page %s',
  async (path) => {
    openCard(path)
    expect(await screen.findByRole('heading', { name: 'این صفحه پیدا نشد.' })).toBeVisible()
  }
)

test('without a network the page offers to try again, and comes', async () => {
  const { answers } = openCard('/card/management', { more: { 'GET /card/legal': 'offline' } })
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' })
  answers['GET /card/legal'] = { items: [aHeldCard()] }
  await userEvent.click(retry)
  expect(await screen.findByText('۷۸۹۴')).toBeVisible()
})
