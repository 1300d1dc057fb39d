import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { CompanyWeek } from '#lib/api/types.ts'
import { callsOf, Refused } from '../money/server.ts'
import { answersOf, inBrowser, open } from './world.tsx'

inBrowser()

const call = 'GET /legal/company/week'
const none = { count: 0, amount: 0 }
const thisWeek = { from: '2026-11-22', to: '2026-11-27', ...none, days: [] }
const nextWeek = { from: '2026-11-28', to: '2026-12-04', ...none, days: [] }
const quiet: CompanyWeek = {
  today: '2026-11-22',
  toSign: { ...none, items: [] },
  toPay: { ...none, items: [] },
  contractsToSign: 0,
  signed: none,
  paid: none,
  weeks: [thisWeek, nextWeek],
  pastDue: { ...none, lateFees: 0 },
  holders: [],
}
const invoice = {
  ...{ id: '7', externalId: 'F-77', distributorName: 'پخش مهر' },
  ...{ amount: 10_000_000, payableUntil: '2026-11-25' },
}
const busy: CompanyWeek = {
  ...quiet,
  toSign: { count: 2, amount: 21_000_000, items: [invoice] },
  toPay: { count: 1, amount: 5_000_000, items: [{ ...invoice, id: '8', amount: 5_000_000 }] },
  contractsToSign: 1,
  signed: { count: 3, amount: 31_000_000 },
  paid: { count: 4, amount: 41_000_000 },
  weeks: [
    {
      ...thisWeek,
      ...{ count: 1, amount: 1_500_000 },
      days: [{ day: '2026-11-23', count: 1, amount: 1_500_000 }],
    },
    nextWeek,
  ],
  pastDue: { count: 1, amount: 2_500_000, lateFees: 7_000 },
  holders: [
    {
      ...{ userId: 'u1', firstName: 'مینا', lastName: 'رستمی', phone: '09141111111' },
      ...{ cardNumber: '**** 4321', cardStatus: 'ENABLED' },
      ...{ ceiling: 8_000_000, spentThisMonth: 6_000_000 },
    },
  ],
}
const at = (week: unknown, isCeo = true) =>
  open('/legal/week', answersOf({ isCeo, more: { [call]: week } }))
const told = () => document.querySelector('main')!.textContent!.replaceAll('\u200e', '')

test('the week of the CEO stands on one page, out of one request', async () => {
  const { calls } = at(busy)
  expect(await screen.findByText('منتظر شما')).toBeVisible()
  const lines = [
    ...['امضای فاکتور', '۲ فاکتور', '۲۱٬۰۰۰٬۰۰۰', 'پرداخت فاکتور', '۵٬۰۰۰٬۰۰۰', '۱ قرارداد'],
    ...['شماره F-۷۷، تا ۱۴۰۵/۰۹/۰۴', 'بدهی ۱ فاکتور', '۲٬۵۰۰٬۰۰۰', 'جریمه دیرکرد', '۷٬۰۰۰'],
    ...['این هفته', '۱۴۰۵/۰۹/۰۲', '۱٬۵۰۰٬۰۰۰', 'هفته آینده', 'سررسیدی نیست.'],
    ...['امضای ۳ فاکتور کامل شد', '۳۱٬۰۰۰٬۰۰۰', '۴ فاکتور پرداخت شد', '۴۱٬۰۰۰٬۰۰۰'],
    ...['مینا رستمی', '۶٬۰۰۰٬۰۰۰', 'سقف ۸٬۰۰۰٬۰۰۰ ریال'],
  ]
  for (const line of lines) expect(told()).toContain(line)
  expect(
    screen.getByRole('img', { name: 'مینا رستمی: ۶٬۰۰۰٬۰۰۰ ریال از سقف ۸٬۰۰۰٬۰۰۰ ریال' })
  ).toBeVisible()
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(
    expect.arrayContaining([
      ...['/legal/order/7', '/legal/order/8', '/legal/contracts', '/legal/installments'],
      '/legal/order?orderStatus=PENDING_FOR_APPROBATION',
      '/legal/order?orderStatus=PENDING_FOR_PAYMENT',
    ])
  )
  expect(callsOf(calls, call)).toHaveLength(1)
})

test('a quiet week says so, and shows no debt that is none', async () => {
  at(quiet)
  expect(await screen.findByText('چیزی برای امضا یا پرداخت منتظر شما نیست.')).toBeVisible()
  expect(screen.getAllByText('سررسیدی نیست.')).toHaveLength(2)
  expect(screen.queryByText('گذشته از سررسید')).toBeNull()
  expect(screen.getByText('هنوز کارتی برای دارندگان صادر نشده است.')).toBeVisible()
})

test('a week that was not loaded is asked for again', async () => {
  let answer: unknown = new Refused(500, { message: 'خطا' })
  at(() => answer)
  const again = await screen.findByRole('button', { name: 'تلاش دوباره' })
  answer = quiet
  await userEvent.click(again)
  expect(await screen.findByText('منتظر شما')).toBeVisible()
})

test('members who are no CEO are neither led there nor shown it', async () => {
  const { calls } = at(busy, false)
  expect(await screen.findByText('این صفحه برای مدیرعامل شرکت است.')).toBeVisible()
  expect(callsOf(calls, call)).toEqual([])
  await userEvent.click(screen.getByRole('link', { name: 'بازگشت به خانه' }))
  await waitFor(() => expect(location.pathname).toBe('/legal/home'))
  expect(screen.queryByRole('link', { name: 'هفته شما در یک صفحه' })).toBeNull()
})

test('the home of the CEO leads to it', async () => {
  open('/legal/home', answersOf({ more: { [call]: quiet } }))
  await userEvent.click(await screen.findByRole('link', { name: 'هفته شما در یک صفحه' }))
  expect(await screen.findByText('منتظر شما')).toBeVisible()
  expect(location.pathname).toBe('/legal/week')
})
