import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import CardPages from '#areas/cards/screens/CardPages.tsx'
import { CardBanner } from '#areas/home/parts/home/CardBanner.tsx'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, startSession } from '#core/session.ts'
import { aCard, cardCall, openAt } from '../cards.ts'
import { aHome } from '../homes.ts'
import { callsOf, Refused } from '../money/server.ts'

const plan = 'kasbeno-fmcg-real'
const freezeCall = 'PUT /card/freeze'
const unfreezeCall = 'PUT /card/unfreeze'
const startCall = 'POST /card/otp-start'

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan(plan)
  vi.stubGlobal('CSS', { supports: () => true })
})
afterEach(() => clearSession())

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const reached = (path: string) => waitFor(() => expect(location.pathname).toBe(path))

test('a card is closed without a code, and its page says that its holder closed it', async () => {
  let card = aCard()
  const { calls } = openAt('/card/freeze', CardPages, {
    [cardCall]: () => card,
    [freezeCall]: () => (card = aCard({ status: 'FROZEN' })),
  })
  await screen.findByText('تا خودتان بازش نکنید با آن خرید نمی‌شود')
  await userEvent.dblClick(screen.getByRole('button', { name: 'بستن موقت کارت' }))
  await reached('/card/management')
  expect(await screen.findByText('کارت را موقتاً بسته‌اید')).toBeVisible()
  expect(screen.getByText('کارت موقتاً بسته شد.')).toBeVisible()
  expect(callsOf(calls, freezeCall).map(({ body }) => body)).toEqual([{ plan }])
})

test('opening takes a code: a wrong one is told, the right one opens', async () => {
  let card = aCard({ status: 'FROZEN' })
  const answers: (() => unknown)[] = [
    () => new Refused(400, { title: 'OtpWrongException', message: 'کد واردشده درست نیست.' }),
    () => (card = aCard()),
  ]
  const { calls } = openAt('/card/unfreeze', CardPages, {
    [cardCall]: () => card,
    [startCall]: { phone: '09121234567', expirationMillis: 120_000 },
    [unfreezeCall]: () => answers.shift()!(),
  })
  await screen.findByText('کارت دوباره کار می‌کند')
  await press('ارسال کد')
  await userEvent.type(await screen.findByLabelText('کد پیامک‌شده'), '۱۲۳۴۵')
  expect(await screen.findByText('کد واردشده درست نیست.')).toBeVisible()
  await userEvent.type(screen.getByLabelText('کد پیامک‌شده'), '54321')
  await reached('/card/management')
  expect(await screen.findByRole('link', { name: 'بستن موقت کارت' })).toBeVisible()
  expect(callsOf(calls, startCall).map(({ body }) => body)).toEqual([{ plan, purpose: 'UNFREEZE' }])
  expect(callsOf(calls, unfreezeCall).map(({ body }) => body)).toEqual([
    { plan, otpSecret: 12345 },
    { plan, otpSecret: 54321 },
  ])
})

test('what the server refuses stays on the page, which is closed to a card that cannot be frozen', async () => {
  openAt('/card/freeze', CardPages, {
    [cardCall]: aCard(),
    [freezeCall]: new Refused(409, { message: 'تنها کارت فعال را می‌توان موقتاً بست.' }),
  })
  await screen.findByText('تا خودتان بازش نکنید با آن خرید نمی‌شود')
  await press('بستن موقت کارت')
  expect(await screen.findByText('تنها کارت فعال را می‌توان موقتاً بست.')).toBeVisible()
  expect(location.pathname).toBe('/card/freeze')
})

test.each([
  ['/card/freeze', 'FROZEN'],
  ['/card/freeze', 'BLOCKED'],
  ['/card/unfreeze', 'ENABLED'],
  ['/card/unfreeze', 'BLOCKED'],
] as const)('%s is not for a card that is %s', async (path, status) => {
  openAt(path, CardPages, { [cardCall]: aCard({ status }) })
  await reached('/card/management')
})

test('home says that the card is closed, and leads to opening it', async () => {
  const status = { ...aHome().registration, cardStatus: 'FROZEN' as const }
  openAt('/home', () => <CardBanner status={status} />, {})
  expect(await screen.findByText('کارت شما موقتاً بسته است')).toBeVisible()
  expect(screen.getByRole('link', { name: 'کارت را باز کنید' })).toHaveAttribute(
    'href',
    '/card/unfreeze'
  )
})
