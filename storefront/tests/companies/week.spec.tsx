import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { callsOf, Refused } from '../money/server.ts'
import { busy, quiet, weekCall as call } from './weeks.ts'
import { anAssigned, answersOf, inBrowser, open } from './world.tsx'

inBrowser()

const at = (week: unknown, isCeo = true) =>
  open('/legal/week', answersOf({ isCeo, more: { [call]: week } }))
const told = () => document.querySelector('main')!.textContent!.replaceAll('\u200e', '')

test('the week of the CEO stands on one page, out of one request', async () => {
  const { calls } = at(busy)
  expect(await screen.findByText('در انتظار شما')).toBeVisible()
  const lines = [
    ...['امضای فاکتور', '۲ فاکتور', '۲۱٬۰۰۰٬۰۰۰', 'پرداخت فاکتور', '۵٬۰۰۰٬۰۰۰', '۱ قرارداد'],
    ...['شماره F-۷۷، تا ۱۴۰۵/۰۹/۰۴', 'بدهی ۱ فاکتور', '۲٬۵۰۰٬۰۰۰', 'دیرکرد، در همین مبلغ', '۷٬۰۰۰'],
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
      '/legal/order?orderStatus=PENDING_FOR_APPROBATION&waiting=me',
      '/legal/order?orderStatus=PENDING_FOR_PAYMENT&waiting=me',
    ])
  )
  expect(callsOf(calls, call)).toHaveLength(1)
})

test('a quiet week says so, and shows no debt that is none', async () => {
  at(quiet)
  expect(await screen.findByText('فاکتور یا قراردادی منتظر امضا یا پرداخت شما نیست.')).toBeVisible()
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
  expect(await screen.findByText('در انتظار شما')).toBeVisible()
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
  const legalWalletResponse = { credit: 500_000_000, remainCredit: 500_000_000 }
  const assigned = { items: [anAssigned({ legalWalletResponse })] }
  open(
    '/legal/home',
    answersOf({ more: { [call]: quiet, 'GET /legal/company/assigned': assigned } })
  )
  await userEvent.click(await screen.findByRole('link', { name: 'هفته شما در یک صفحه' }))
  expect(await screen.findByText('در انتظار شما')).toBeVisible()
  expect(location.pathname).toBe('/legal/week')
})
