import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import Dashboard from '../../src/dashboard/Dashboard'
import { RecordButton } from '../../src/resources/money/gateway-deposits/RecordButton'
import TrialBalancePage from '../../src/resources/money/ledger/TrialBalancePage'
import { rowsIn } from '../support/amounts'
import { openDesk } from '../support/desk'
import '../../src/components/JalaliPicker'

const part = (amount: number, count: number) => ({ amount: amount * 10_000_000, count })

test('the money at risk: each tile its own amount and count, and the way to its list', async () => {
  openDesk(<Dashboard />, {
    permissions: ['dashboard.read'],
    answers: {
      'GET /api/admin/dashboard': () => ({
        at: '2026-11-20T10:00:00.000Z',
        queues: {},
        money: {
          dueToday: part(11, 1),
          dueInSevenDays: part(22, 2),
          pastDue: {
            '1-30': part(33, 3),
            '31-60': part(44, 4),
            '61-90': part(55, 5),
            '91+': part(66, 6),
          },
          notDue: part(0, 0),
          lines: { limit: 990_000_000_000, used: 77_000_000_000, held: 22_000_000_000 },
          exposure: { guilds: [], provinces: [] },
        },
        trends: null,
      }),
    },
  })
  await screen.findByText('سررسید امروز')
  const tiles = screen.getAllByRole('link').map((tile) => {
    const { pathname, searchParams } = new URL(tile.getAttribute('href')!, 'http://desk.test')
    return [
      tile.textContent.replace(/\u00a0/g, ' '),
      pathname,
      JSON.parse(searchParams.get('filter')!) as object,
    ]
  })
  const due = (from: string | undefined, to: string) => ({ dueDate: { ...(from && { from }), to } })
  const late = (from: string | undefined, to: string) => ({ status: 'PAST_DUE', ...due(from, to) })
  const soon = '/installments'
  expect(tiles).toEqual([
    ['سررسید امروز۱۱ میلیون تومان۱ بدهی', soon, due('2026-11-20', '2026-11-20')],
    ['سررسید هفت روز آینده۲۲ میلیون تومان۲ بدهی', soon, due('2026-11-21', '2026-11-27')],
    ['سررسیدگذشته ۱ تا ۳۰ روز۳۳ میلیون تومان۳ بدهی', soon, late('2026-10-21', '2026-11-19')],
    ['سررسیدگذشته ۳۱ تا ۶۰ روز۴۴ میلیون تومان۴ بدهی', soon, late('2026-09-21', '2026-10-20')],
    ['سررسیدگذشته ۶۱ تا ۹۰ روز۵۵ میلیون تومان۵ بدهی', soon, late('2026-08-22', '2026-09-20')],
    ['بیش از ۹۰ روز گذشته۶۶ میلیون تومان۶ بدهی', soon, late(undefined, '2026-08-21')],
    ['اعتبار مصرف‌شده۷٫۷ میلیارد تومان۱۰٪ از ۹۹ میلیارد تومان', '/credit-lines', {}],
  ])
})

const trialBalance = {
  at: '2026-11-20T10:00:00.000Z',
  on: null,
  totalDebit: 17_005,
  totalCredit: 17_006,
  totalDebitBalance: 17_007,
  totalCreditBalance: 17_008,
  accounts: [
    {
      account: 'bank-funding',
      debit: 17_001,
      credit: 17_002,
      balance: -1,
      debitBalance: 17_003,
      creditBalance: 17_004,
    },
  ],
}

/** Types each part of the moment as a browser does. */
const typeMoment = async (parts: string[], field = 'در لحظه') => {
  const group = await screen.findByRole('group', { name: field })
  for (const [i, text] of parts.entries()) {
    const section = within(group).getAllByRole('spinbutton')[i]!
    fireEvent.focus(section)
    fireEvent.click(section)
    for (const digit of text) {
      section.textContent = digit
      fireEvent.input(section)
    }
  }
}

test('the trial balance: debit, credit and balance of each account; its file is of the moment that is shown', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const path = '/api/admin/ledger/trial-balance'
  const { server } = openDesk(<TrialBalancePage />, {
    permissions: ['ledger.read'],
    answers: {
      [`GET ${path}`]: () => trialBalance,
      [`GET ${path}/export`]: () => new Response('file'),
    },
  })
  expect(rowsIn(await screen.findByRole('table'))).toMatchObject([
    {
      'بدهکار': '۱۷٬۰۰۱',
      'بستانکار': '۱۷٬۰۰۲',
      'مانده بدهکار': '۱۷٬۰۰۳',
      'مانده بستانکار': '۱۷٬۰۰۴',
    },
    {
      'حساب': 'جمع',
      'بدهکار': '۱۷٬۰۰۵',
      'بستانکار': '۱۷٬۰۰۶',
      'مانده بدهکار': '۱۷٬۰۰۷',
      'مانده بستانکار': '۱۷٬۰۰۸',
    },
  ])
  await typeMoment(['1404', '01', '02', '03', '04'])
  await waitFor(() => expect(server.to(path).at(-1)!.query.get('at')).not.toBeNull())
  const at = server.to(path).at(-1)!.query.get('at')
  expect(at).toMatch(/^2025-03-2[12]T/)
  await userEvent.click(screen.getByRole('button', { name: 'خروجی' }))
  await userEvent.click((await screen.findAllByRole('menuitem'))[1]!)
  await waitFor(() => expect(server.to(`${path}/export`)).toHaveLength(1))
  const asked = server.to(`${path}/export`)[0]!.query
  expect([asked.get('at'), asked.get('format')]).toEqual([at, 'csv'])
})

test('the trial balance ends with a business day where one is typed, and its accounts lead to the same lines', async () => {
  const path = '/api/admin/ledger/trial-balance'
  const { server } = openDesk(<TrialBalancePage />, {
    permissions: ['ledger.read'],
    answers: {
      [`GET ${path}`]: ({ query }) => ({ ...trialBalance, on: query.get('on') }),
    },
  })
  await screen.findByRole('table')
  await typeMoment(['1404', '01', '02'], 'تا پایان روز')
  await waitFor(() => expect(server.to(path).at(-1)!.query.get('on')).toBe('2025-03-22'))
  const link = await screen.findByRole('link', { name: 'تأمین مالی بانک' })
  await waitFor(() =>
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain(
      '"businessAt":{"to":"2025-03-22"}'
    )
  )
})

test('a deposit begins with what the chosen gateway holds', async () => {
  openDesk(<RecordButton />, {
    permissions: ['gateway-deposits.record'],
    answers: {
      'GET /api/admin/gateway-deposits/held': () => ({
        gateways: [
          { indicator: 'MELLAT', held: 18_001 },
          { indicator: 'OFFLINE', held: 0 },
          { indicator: 'SAMAN', held: 18_002 },
        ],
      }),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'ثبت واریز' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByDisplayValue('۱۸٬۰۰۱')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('combobox'))
  const choices = await screen.findAllByRole('option')
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'به‌پرداخت ملتنزد درگاه ۱۸٬۰۰۱ ریال',
    'سامان کیشنزد درگاه ۱۸٬۰۰۲ ریال',
  ])
  await userEvent.click(choices[1]!)
  expect(await dialog.findByDisplayValue('۱۸٬۰۰۲')).toBeInTheDocument()
})
