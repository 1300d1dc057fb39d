import type { CompanyStanding, CompanyStatus } from '@kasbeno/api/contracts/companies'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OrdersPanel } from '#core/api/types.ts'
import { clearSession } from '#core/session.ts'
import { aPanel } from '../companies/invoices.ts'
import { busy, weekCall } from '../companies/weeks.ts'
import { answersOf, anAssigned, inBrowser, open } from '../companies/world.tsx'
import { callsOf } from '../money/server.ts'

inBrowser()

const panelCall = 'GET /legal/company/orders/panel'
const sum = (count: number, amount: number) => ({ count, amount })
const all = (status: CompanyStatus): CompanyStanding => ({
  companyStatus: status,
  ceoStatus: status,
  boardMemberStatus: status,
  appointmentStatus: status,
})
const at = (
  panel: Partial<OrdersPanel>,
  standing = all('ACCEPTED'),
  legalWalletResponse = { credit: 0, remainCredit: 0 }
) =>
  open(
    '/legal-dashboard',
    answersOf({
      standing,
      more: {
        [panelCall]: { ...aPanel(0, 0), ...panel },
        'GET /legal/company/assigned': {
          items: [anAssigned({ ...standing, legalWalletResponse })],
        },
      },
    })
  )
const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('section')!)

test('the dashboard begins with what waits for the CEO once there is credit, and the week stands below the cards', async () => {
  const { calls, unmount } = at({}, all('ACCEPTED'))
  await screen.findByText('فاکتورهای باز')
  expect(callsOf(calls, weekCall)).toHaveLength(0)
  unmount()
  clearSession()
  const phases = { companyKycStep: 'CREDIT_ACCEPTED' } as const
  open(
    '/legal-dashboard',
    answersOf({ phases, more: { [panelCall]: aPanel(0, 0), [weekCall]: busy } })
  )
  const waiting = await card('در انتظار شما')
  expect(waiting.getByText('امضای فاکتور').closest('a')).toHaveAttribute(
    'href',
    '/legal-dashboard/invoices?status=PENDING_FOR_APPROBATION&waiting=me'
  )
  expect(waiting.getAllByText('شماره F-۷۷، تا ۱۴۰۵/۰۹/۰۴')[0]!.closest('a')).toHaveAttribute(
    'href',
    '/legal-dashboard/invoices?invoice=7&waiting=me'
  )
  const week = within(await screen.findByRole('region', { name: 'هفته مدیرعامل' }))
  await week.findByText('بدهی ۱ فاکتور')
  expect(week.queryByText('در انتظار شما')).toBeNull()
  const [first] = within(screen.getByRole('main')).getAllByRole('heading')
  expect(first).toHaveTextContent('در انتظار شما')
  expect(week.getByText('بدهی ۱ فاکتور').parentElement).toHaveTextContent('۲٬۵۰۰٬۰۰۰')
})

const inDoubt = { amount: 0, hold: 'BANK_IN_DOUBT', reason: 'پاسخ بانک به برداشت شرکت روشن نیست.' }
const wayOut = 'GET /wallet/kasbeno-fmcg-legal/withdrawable'
const heldTitle = 'برداشت از کیف پول فعلاً ممکن نیست'

test.each(['/legal-dashboard', '/legal/wallet'])(
  'a company reads on %s that nothing leaves its wallet while the bank contradicts itself',
  async (path) => {
    open(
      path,
      answersOf({
        more: {
          [panelCall]: aPanel(0, 0),
          [wayOut]: inDoubt,
          'GET /wallet/kasbeno-fmcg-legal/self': { cash: 5, credit: 0, remainCredit: 0 },
        },
      })
    )
    expect(await screen.findByRole('heading', { name: heldTitle })).toBeInTheDocument()
    expect(screen.getByText(inDoubt.reason)).toBeInTheDocument()
  }
)

test('a company of which the bank says one thing reads no such thing', async () => {
  const { calls } = at({})
  await screen.findByText('فاکتورهای باز')
  await waitFor(() => expect(callsOf(calls, wayOut)).toHaveLength(1))
  expect(screen.queryByRole('heading', { name: heldTitle })).toBeNull()
})

const names = ['آراد', 'بهار', 'پارس', 'تابان', 'ثمر']
test('up to five distributors by name and amount; what waits is counted, with its way to the invoices', async () => {
  at({
    pendingApprobation: sum(3, 54_000_000),
    pendingPayment: sum(1, 18_000_000),
    distributors: names.map((name, n) => ({ name, logo: null, amount: (5 - n) * 1_000_000 })),
  })
  const distributors = await card('شرکت‌های پخش')
  const shown = distributors.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(shown).toHaveLength(5)
  for (const [n, name] of names.entries()) {
    expect(shown[n]).toContain(name)
    expect(shown[n]).toContain(((5 - n) * 1_000_000).toLocaleString('fa-IR'))
  }
  const waiting = await card('فاکتورهای باز')
  expect(waiting.getByText('در انتظار امضا، ۳ فاکتور').parentElement).toHaveTextContent(
    '۵۴٬۰۰۰٬۰۰۰'
  )
  expect(waiting.getByText('در انتظار پرداخت، ۱ فاکتور').parentElement).toHaveTextContent(
    '۱۸٬۰۰۰٬۰۰۰'
  )
  expect(waiting.getByRole('link')).toHaveAttribute('href', '/legal-dashboard/invoices')
})

test.each([
  [sum(2, 30_000_000), sum(1, 10_000_000)],
  [sum(2, 30_000_000), sum(0, 0)],
  [sum(0, 0), sum(4, 10_000_000)],
])('due %o and past due %o are bars of one whole, each with its sum', async (due, pastDue) => {
  at({ due, pastDue })
  const owed = await card('بدهی‌های شرکت')
  const whole = String(due.amount + pastDue.amount)
  const bars = owed.getAllByRole('meter')
  expect(bars.map((bar) => bar.getAttribute('value'))).toEqual([
    String(due.amount),
    String(pastDue.amount),
  ])
  expect(bars.map((bar) => bar.getAttribute('max'))).toEqual([whole, whole])
  for (const [name, { count, amount }] of [
    ['سررسید نشده', due],
    ['گذشته از سررسید', pastDue],
  ] as const) {
    const bar = owed.getByRole('meter', { name }).closest('div')!
    expect(bar).toHaveTextContent(`${count.toLocaleString('fa-IR')} فاکتور`)
    expect(bar).toHaveTextContent(amount.toLocaleString('fa-IR'))
  }
})

test('a company without invoices reads so, and sees no bar', async () => {
  at({})
  expect(await screen.findByText('شرکت بدهی ندارد.')).toBeVisible()
  expect(screen.getByText('هنوز فاکتوری از شرکت‌های پخش نرسیده است.')).toBeVisible()
  expect(screen.queryByRole('meter')).toBeNull()
})

test.each<[string, CompanyStanding, string]>([
  ['one step waits', { ...all('ACCEPTED'), appointmentStatus: 'PENDING' }, 'در انتظار بررسی'],
  [
    'one waits and one was refused',
    { ...all('REJECTED'), ceoStatus: 'PENDING' },
    'در انتظار بررسی',
  ],
  ['the board was refused', { ...all('ACCEPTED'), boardMemberStatus: 'REJECTED' }, 'نیازمند اصلاح'],
  ['nothing was entered', all('START'), 'تکمیل‌نشده'],
  ['all were accepted', all('ACCEPTED'), 'احرازشده'],
])('the badge when %s', async (_, standing, told) => {
  at({}, standing)
  expect(await within(await screen.findByRole('banner')).findByText(told)).toBeVisible()
})

test.each<[string, CompanyStanding, number, string]>([
  ['a credit, whatever else', all('REJECTED'), 500_000_000, 'اعتبار شرکت'],
  [
    'a step that was refused',
    { ...all('ACCEPTED'), boardMemberStatus: 'REJECTED' },
    0,
    'بخشی از پرونده نیاز به اصلاح دارد',
  ],
  [
    'a step that is missing',
    { ...all('PENDING'), ceoStatus: 'START' },
    0,
    'ثبت‌نام شرکت کامل نیست',
  ],
  [
    'a branch that is waited for',
    { ...all('ACCEPTED'), appointmentStatus: 'PENDING' },
    0,
    'در انتظار تخصیص اعتبار',
  ],
  ['a file that is reviewed', all('PENDING'), 0, 'در انتظار بررسی کارشناس'],
])('the company’s card with %s', async (_, standing, credit, told) => {
  at({}, standing, { credit, remainCredit: credit })
  expect(await screen.findByRole('heading', { name: told })).toBeVisible()
})

test('what is left of the credit, what is used, and the limit are three amounts, each in its place', async () => {
  at({}, all('ACCEPTED'), { credit: 500_000_000, remainCredit: 380_000_000 })
  const credit = await card('اعتبار شرکت')
  expect(credit.getByText('۳۸۰٬۰۰۰٬۰۰۰')).toBeVisible()
  expect(credit.getByText('سقف اعتبار').parentElement).toHaveTextContent('۵۰۰٬۰۰۰٬۰۰۰')
  expect(credit.getByText('مصرف‌شده').parentElement).toHaveTextContent('۱۲۰٬۰۰۰٬۰۰۰')
  expect(
    credit.getByRole('img', { name: '۱۲۰٬۰۰۰٬۰۰۰ از ۵۰۰٬۰۰۰٬۰۰۰ ریال مصرف شده است.' })
  ).toBeInTheDocument()
})

test.each([
  ['PAY_FEE', 'یک گام تا خرید با اعتبار', '/legal/card/platform-fee'],
  ['SIGN_RENEWAL', 'بانک با تمدید اعتبار شرکت موافقت کرده است', '/legal/credit-renewal/agreement'],
  ['EXPIRED', 'اعتبار شرکت به پایان رسیده است', null],
  ['BLOCKED', 'اعتبار شرکت مسدود است', null],
  ['OPEN', null, null],
] as const)(
  'a credit that is %s is not shown as one to spend, and the CEO is led on',
  async (state, title, href) => {
    const wallet = { credit: 500_000_000, remainCredit: 500_000_000 }
    const credit = {
      ...{ isAllocated: true, isBlocked: false, isCreditExpired: state === 'EXPIRED' },
      ...{ creditRemainingDays: 3, creditScoreExpirationDate: '2026-11-25', ...wallet, state },
    }
    open(
      '/legal-dashboard',
      answersOf({
        standing: all('ACCEPTED'),
        more: {
          [panelCall]: aPanel(0, 0),
          'GET /legal/company/credit': credit,
          'GET /legal/company/assigned': {
            items: [anAssigned({ ...all('ACCEPTED'), legalWalletResponse: wallet })],
          },
        },
      })
    )
    expect(await card('اعتبار شرکت')).toBeTruthy()
    await screen.findByText('شرکت بدهی ندارد.')
    if (!title) return expect(screen.queryByText(/گام تا خرید|مسدود|پایان رسیده/)).toBeNull()
    const notice = (await screen.findByText(title)).closest('section, div[class], aside')!
    expect(notice).toBeVisible()
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    if (href) expect(links).toContain(href)
    else expect(links.some((link) => /platform-fee|credit-renewal/.test(link ?? ''))).toBe(false)
  }
)

test('the badge stands beside the company, not beside the title of the page', async () => {
  at({}, all('ACCEPTED'))
  const header = within(await screen.findByRole('banner'))
  await header.findByText('احرازشده')
  const aside = header.getByRole('heading').nextElementSibling
  expect(aside).toHaveTextContent('احرازشده')
  expect(aside).toHaveTextContent('پخش مهر')
})

test('help is called by the number of the settings, from every page', async () => {
  const settings = { 'GET /settings': [{ name: 'supportPhone', value: '021-9100 0000' }] }
  open('/legal-dashboard', answersOf({ more: { [panelCall]: aPanel(0, 0), ...settings } }))
  const nav = await screen.findByRole('complementary')
  expect(await within(nav).findByRole('link', { name: 'تماس با پشتیبانی' })).toHaveAttribute(
    'href',
    'tel:02191000000'
  )
})
