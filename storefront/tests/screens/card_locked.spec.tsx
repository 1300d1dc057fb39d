import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import CardScreen from '#areas/cards/screens/CardScreen.tsx'
import ActivateScreen from '#areas/cards/screens/ActivateScreen.tsx'
import CardStartScreen from '#areas/cards/screens/CardStartScreen.tsx'
import ChangePinScreen from '#areas/cards/screens/ChangePinScreen.tsx'
import ChangePinStatusScreen from '#areas/cards/screens/ChangePinStatusScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, startSession } from '#core/session.ts'
import { aCard, cardCall, managementCall, openAt } from '../cards.ts'
import { Refused } from '../money/server.ts'

const until = '2026-11-23T20:30:00.000Z'

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan('kasbeno-fmcg-real')
  vi.stubGlobal('CSS', { supports: () => true })
})
afterEach(() => clearSession())

test('a locked PIN is told on the card, with what lifts it; a locked activation is not offered', async () => {
  const { unmount } = openAt('/card/management', CardScreen, {
    [cardCall]: aCard({ pinLockedUntil: until }),
  })
  expect(await screen.findByRole('heading', { name: 'رمز کارت قفل است' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'گذاشتن رمز تازه' })).toHaveAttribute(
    'href',
    '/card/forget-password'
  )
  unmount()
  clearSession()
  startSession({ bearerToken: 'token' })
  const delivered = aCard({ status: 'DELIVERED', activationLockedUntil: until })
  openAt('/card/management', CardScreen, { [cardCall]: delivered })
  expect(await screen.findByText('فعال‌سازی تا پایان امروز بسته است')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'فعال‌سازی کارت' })).toBeNull()
})

test.each([
  ['/card/start', CardStartScreen],
  ['/card/active', ActivateScreen],
])('%s leads to the card while wrong CVV2 have closed its activation', async (path, Page) => {
  const plan = 'kasbeno-fmcg-real'
  openAt(path, Page, {
    [cardCall]: aCard({ status: 'DELIVERED', activationLockedUntil: until }),
    [managementCall]: {
      ...{ isContractSigned: true, hasActivePlatformFee: true, isCardEnabled: false },
      activeBusinessServiceSlug: plan,
    },
  })
  await waitFor(() => expect(location.pathname).toBe('/card/management'))
})

test.each([
  ['/card/start', CardStartScreen],
  ['/card/active', ActivateScreen],
])('%s leads to the card that is out of date, which says whom to call', async (path, Page) => {
  const ready = { isContractSigned: true, hasActivePlatformFee: true, isCardEnabled: false }
  const card = aCard({ status: 'DELIVERED', isExpired: true })
  const { unmount } = openAt(path, Page, { [cardCall]: card, [managementCall]: ready })
  await waitFor(() => expect(location.pathname).toBe('/card/management'))
  unmount()
  openAt('/card/management', CardScreen, { [cardCall]: card })
  expect(
    await screen.findByRole('heading', { name: 'تاریخ انقضای کارت شما گذشته است' })
  ).toBeVisible()
  expect(screen.getByText(/دیگر فعال نمی‌شود.*با پشتیبانی تماس بگیرید/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'فعال‌سازی کارت' })).toBeNull()
})

test('a card in use that is out of date says how another one is asked for', async () => {
  openAt('/card/management', CardScreen, { [cardCall]: aCard({ isExpired: true }) })
  expect(await screen.findByText(/آن را مسدود کنید و کارت تازه بخواهید/)).toBeVisible()
})

test('the wrong PIN that locks the card leads to a new one, and the former is not asked for again', async () => {
  let card = aCard()
  const { unmount } = openAt('/card/change-password', ChangePinScreen, {
    [cardCall]: () => card,
    'PUT /card/pin1-change': () => {
      card = aCard({ pinLockedUntil: until })
      return new Refused(429, { title: 'ThrottledException', message: 'رمز کارت قفل است.' })
    },
  })
  await screen.findByLabelText('رمز کنونی')
  await userEvent.type(screen.getByLabelText('رمز کنونی'), '۱۲۳۴')
  await userEvent.type(screen.getByLabelText('رمز تازه'), '۰۴۸۲')
  await userEvent.type(screen.getByLabelText('تکرار رمز تازه'), '۰۴۸۲')
  await userEvent.click(screen.getByRole('button', { name: 'ثبت رمز تازه' }))
  await waitFor(() => expect(location.search).toBe('?status=rejected'))
  const state = history.state as object
  unmount()
  openAt('/card/change-password/status', ChangePinStatusScreen, { [cardCall]: () => card }, state)
  expect(await screen.findByRole('link', { name: 'گذاشتن رمز تازه' })).toHaveAttribute(
    'href',
    '/card/forget-password'
  )
  expect(screen.queryByRole('link', { name: 'تلاش دوباره' })).toBeNull()
  cleanup()
  openAt('/card/change-password', ChangePinScreen, { [cardCall]: () => card })
  expect(await screen.findByRole('heading', { name: 'رمز کارت قفل است' })).toBeVisible()
  expect(screen.queryByLabelText('رمز کنونی')).toBeNull()
})
