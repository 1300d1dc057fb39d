import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { callsOf } from '../money/server.ts'
import { aPanel, aRow, listCall } from './invoices.ts'
import { anAssigned, answersOf, inBrowser, open, page } from './world.tsx'

inBrowser()

const reza = { fullName: 'رضا احمدی', phone: '09132222222' }
const shown = 'GET /legal/company/delegations'
const at = (more: Record<string, unknown>) =>
  open('/legal/order', answersOf({ isCeo: false, more }))

test('several are signed in the place of the absent member with one code', async () => {
  const list = listCall('PENDING_FOR_APPROBATION')
  const start = 'POST /legal/company/orders/otp-start'
  const { calls } = at({
    [shown]: {
      ...{ items: [], today: '2026-11-22', candidates: null },
      signsFor: { ...reza, level: 'MANDATORY' },
    },
    [list]: page([
      aRow('1', { userSignatoryStatus: 'NOT_ALLOWED', inPlaceOf: reza }),
      aRow('2', { userSignatoryStatus: 'NOT_ALLOWED' }),
    ]),
    // One that cannot do without the delegate's own signature is not given away.
    [`${list}&onBehalfOf=${reza.phone}`]: page([aRow('1', { awaits: 'SIGNATURE' }), aRow('2')]),
    [start]: { expirationMillis: 120_000 },
  })
  expect(await screen.findAllByText('می‌توانید به جای رضا احمدی امضا کنید')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'امضا به جای رضا احمدی' })).toHaveAttribute(
    'href',
    '/legal/order/1'
  )
  await userEvent.click(screen.getByRole('link', { name: 'امضای چند فاکتور با یک کد' }))
  // Who may not sign for themselves begins in the other's place.
  const inPlace = { name: 'به جای رضا احمدی', pressed: true }
  expect(await screen.findByRole('button', inPlace)).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'از سوی خودم' }))
  expect(await screen.findByText('فاکتوری در انتظار امضای شما نیست.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'به جای رضا احمدی' }))
  await userEvent.click(await screen.findByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'ادامه امضا' }))
  await userEvent.click(await screen.findByRole('button', { name: 'ارسال کد' }))
  expect(await screen.findByText('به نمایندگی از')).toBeVisible()
  expect(callsOf(calls, start)[0]?.body).toEqual({ orderIds: ['1'], onBehalfOf: reza.phone })
})

test('the list shows what waits for the reader alone, as long as they want it, and says whom it waits for', async () => {
  const list = listCall('PENDING_FOR_APPROBATION')
  const { calls } = at({
    [list]: page([
      aRow('1', { awaits: 'SIGNATURE', inPlaceOf: reza }),
      aRow('2', { userApprobationStatus: 'ACCEPTED' }),
    ]),
    [`${list}&waitingForMe=true`]: page([aRow('1', { awaits: 'SIGNATURE', inPlaceOf: reza })]),
    [`${listCall('PENDING_FOR_PAYMENT')}&waitingForMe=true`]: page([]),
    [listCall('COMPLETED')]: page([aRow('3', { orderApprobationStatus: 'COMPLETED' })]),
  })
  expect(await screen.findByText('F-۲')).toBeVisible()
  expect(screen.getAllByText('منتظر امضای شما')).toHaveLength(1)
  // Their own signature comes first.
  expect(screen.getByRole('link', { name: 'مشاهده و امضا' })).toBeVisible()
  const mine = () => screen.getByRole('switch', { name: 'تنها آنچه در انتظار من است' })
  await userEvent.click(mine())
  await waitFor(() => expect(screen.queryByText('F-۲')).toBeNull())
  expect(await screen.findByText('F-۱')).toBeVisible()
  expect(location.search).toBe('?orderStatus=PENDING_FOR_APPROBATION&waiting=me')
  await userEvent.click(screen.getByRole('button', { name: 'در انتظار پرداخت' }))
  expect(await screen.findByText('در این بخش فاکتوری در انتظار شما نیست.')).toBeVisible()
  expect(mine()).toBeChecked()
  // What is over waits for nobody.
  await userEvent.click(screen.getByRole('button', { name: 'پایان‌یافته' }))
  expect(await screen.findByText('F-۳')).toBeVisible()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(callsOf(calls, listCall('COMPLETED'))).toHaveLength(1)
})

test.each([
  ['a payment of the reader alone', aPanel(4, 2, { toPay: { count: 2, amount: 9 } }), 'PAYMENT'],
  [
    'a signature and a payment of the reader',
    aPanel(4, 2, { toSign: { count: 1, amount: 9 }, toPay: { count: 2, amount: 9 } }),
    'APPROBATION',
  ],
  ['signatures of others alone', aPanel(4, 2), 'APPROBATION'],
  ['a payment of the CEO alone', aPanel(0, 2), 'PAYMENT'],
  ['nothing', aPanel(0, 0), 'APPROBATION'],
])(
  'with %s the tab of the invoices opens where there is something to do',
  async (_, panel, tab) => {
    at({
      'GET /legal/company/orders/panel': panel,
      [listCall(`PENDING_FOR_${tab}`)]: page([aRow('1')]),
    })
    expect(await screen.findByText('F-۱')).toBeVisible()
    expect(location.search).toBe(`?orderStatus=PENDING_FOR_${tab}`)
  }
)

test('contracts that wait for the reader are told at home, in the tabs, in the profile and in their list alike', async () => {
  const panel = aPanel(0, 0, { contracts: { toSign: 1, toSignFor: 1 }, inPlaceOf: reza })
  const holder = (id: string, firstName: string, more: object) => ({
    ...{ id, userId: id, firstName, lastName: 'کاظمی', phone: `0914${id}` },
    ...{ contractStatus: 'PENDING', contractUploadedAt: '2026-11-21T09:05:00Z' },
    ...{ cardSigned: false, awaits: null, inPlaceOf: null, ...more },
  })
  const credit = { credit: 300_000_000, remainCredit: 200_000_000 }
  const answers = answersOf({
    isCeo: false,
    more: {
      'GET /legal/company/orders/panel': panel,
      'GET /legal/company/assigned': {
        items: [anAssigned({ isCeo: false, legalWalletResponse: credit })],
      },
      'GET /legal/company/card-holder': {
        items: [
          holder('1', 'نادر', {}),
          holder('2', 'مینا', { awaits: 'SIGNATURE' }),
          holder('3', 'سارا', { inPlaceOf: reza }),
        ],
      },
    },
  })
  open('/legal/home', answers)
  const row = await screen.findByRole('link', { name: /^امضای قرارداد کارت/ })
  expect(row).toHaveTextContent('۲ قرارداد')
  expect(row).toHaveAttribute('href', '/legal/contracts')
  const nav = screen.getByRole('navigation', { name: 'بخش‌های اصلی' })
  const tab = within(nav).getByRole('link', { name: /پروفایل|حساب|بیشتر/ })
  expect(tab).toHaveTextContent('۲ قرارداد در انتظار امضای شما')
  await userEvent.click(tab)
  const menu = await screen.findByRole('link', { name: /^قراردادهای کارت/ })
  expect(menu).toHaveTextContent('۲ منتظر امضای شما')
  await userEvent.click(menu)
  expect(await screen.findByText('منتظر امضای شما')).toBeVisible()
  expect(screen.getByText('می‌توانید به جای رضا احمدی امضا کنید')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'دیدن و امضا' })).toHaveLength(2)
  // What waits for the reader stands first.
  const names = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
  expect(names).toEqual(['مینا کاظمی', 'سارا کاظمی', 'نادر کاظمی'])
})

test('home begins with what waits for its reader; an overdue debt of the CEO comes first', async () => {
  const panel = {
    ...aPanel(4, 2, { toPay: { count: 2, amount: 9 } }),
    pastDue: { count: 1, amount: 5_000_000 },
  }
  open('/legal/home', answersOf({ more: { 'GET /legal/company/orders/panel': panel } }))
  await screen.findByRole('heading', { name: 'در انتظار شما' })
  const main = within(screen.getByRole('main'))
  expect(main.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('در انتظار شما')
  const rows = main.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(rows.indexOf('/legal/installments')).toBeLessThan(
    rows.indexOf('/legal/order?orderStatus=PENDING_FOR_PAYMENT&waiting=me')
  )
})

test('a member who is not the CEO is asked for no debt', async () => {
  const panel = { ...aPanel(4, 2), pastDue: { count: 1, amount: 5_000_000 } }
  const more = { 'GET /legal/company/orders/panel': panel }
  open('/legal/home', answersOf({ isCeo: false, more }))
  await screen.findByRole('heading', { name: 'فاکتورهای باز شرکت' })
  expect(screen.queryByText('بدهی سررسیدگذشته')).toBeNull()
})
