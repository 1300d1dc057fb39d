import type { Plan } from '@kasbeno/api/contracts/plans'
import { Toasts } from '#ui/Toasts.tsx'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { whereTo } from '#areas/debts/parts/timeline/whereTo.ts'
import type { Obligation } from '#core/api/types.ts'
import { jalaliMonthsUntil } from '#core/jalaliMonths.ts'
import { periodChoices, problemsOf } from '#areas/wallet/parts/statement/periods.ts'
import ObligationsScreen from '#areas/debts/screens/ObligationsScreen.tsx'
import StatementScreen from '#areas/wallet/screens/StatementScreen.tsx'
import { startSession } from '#core/session.ts'
import { legalPlan } from '../companies/world.tsx'
import { aFile, callsOf, serve } from './server.ts'

const plan = 'kasbeno-fmcg-real'
const an = (kind: Obligation['kind'], changes: Partial<Obligation> = {}): Obligation => ({
  kind,
  id: '7',
  title: 'پخش گلستان، فاکتور ۱۲۳',
  amount: 5_000_000,
  disputedAmount: 0,
  dueDate: '2026-11-20',
  daysLeft: -2,
  isPastDue: true,
  ifPaidToday: { amount: 5_000_000, freesCredit: 0 },
  ...changes,
})

beforeEach(() => startSession({ bearerToken: 'token' }))

test.each<[Obligation, string, Plan?]>([
  [an('INSTALLMENT'), '/installments/7'],
  [an('LATE_FEE'), '/installments/7'],
  [an('PENDING_INVOICE'), '/order/7/pending'],
  [an('PLATFORM_FEE'), '/signup/platform-fee'],
  [an('RENEWAL'), '/credit-renewal'],
  [an('RENEWAL', { ifPaidToday: { amount: 0, freesCredit: 0 } }), '/credit-renewal/bank-branch'],
  [an('INSTALLMENT'), '/installments/7', legalPlan],
  [an('PENDING_INVOICE'), '/order/7/pending', legalPlan],
  [an('PLATFORM_FEE'), '/card/platform-fee', legalPlan],
  [an('RENEWAL', { ifPaidToday: { amount: 0, freesCredit: 0 } }), '/credit-renewal', legalPlan],
])('$0.kind leads to where it is paid: %#', (obligation, place, of = plan) => {
  expect(whereTo(obligation, of)).toBe(place)
})

test('the timeline tells of each line its day and what paying today brings', async () => {
  serve({
    [`GET /obligations/${plan}`]: {
      items: [
        an('INSTALLMENT', {
          disputedAmount: 300_000,
          ifPaidToday: { amount: 5_000_000, freesCredit: 5_000_000 },
        }),
        an('PENDING_INVOICE', {
          isPastDue: false,
          daysLeft: 3,
          amount: 900_000,
          title: 'پخش گلستان، فاکتور \u2066AV-9041\u2069',
          ifPaidToday: { amount: 800_000, freesCredit: 0 },
        }),
        an('RENEWAL', { daysLeft: -1, ifPaidToday: { amount: 0, freesCredit: 0 } }),
        an('RENEWAL', {
          id: '8',
          daysLeft: 4,
          isPastDue: false,
          ifPaidToday: { amount: 0, freesCredit: 0 },
        }),
        an('PLATFORM_FEE', { dueDate: null, daysLeft: null, isPastDue: false }),
      ],
      totals: {
        owedAmount: 5_000_000,
        pastDueAmount: 4_000_000,
        disputedAmount: 300_000,
        amount: 15_900_000,
        ifPaidToday: { amount: 10_800_000, freesCredit: 5_000_000 },
      },
    },
  })
  render(<ObligationsScreen />)
  const [installment, invoice, renewal, ahead, fee] = await screen.findAllByRole('listitem')
  expect(installment).toHaveTextContent(/۲ روز پیشسررسید ۱۴۰۵\/۰۸\/۲۹/)
  expect(installment).toHaveTextContent('اگر امروز بپردازید، ۵٬۰۰۰٬۰۰۰ ریال اعتبار آزاد می‌شود.')
  expect(installment).toHaveTextContent(
    'گزارش مشکل ۳۰۰٬۰۰۰ ریال دیگر در دست بررسی است و اکنون لازم نیست آن را بپردازید.'
  )
  expect(installment).toHaveTextContent('سررسیدگذشته')
  expect(invoice).toHaveTextContent('پرداخت از کیف پول: ۸۰۰٬۰۰۰ ریال، بدون کارمزد بانک.')
  expect(invoice).toHaveTextContent('AV-۹۰۴۱')
  expect(renewal).toHaveTextContent('پس از موافقت بانک قابل پرداخت است.')
  expect(ahead).toHaveTextContent('پس از موافقت بانک قابل پرداخت است.')
  expect(renewal).not.toHaveTextContent('سررسیدگذشته')
  expect(fee).toHaveTextContent('هر زمان که بخواهید')
  const total = screen.getByRole('heading', { name: 'جمع بدهی شما' }).parentElement
  expect(total).toHaveTextContent(/^جمع بدهی شما ?۵٬۰۰۰٬۰۰۰ ریال.*سررسیدگذشته ?۴٬۰۰۰٬۰۰۰ ریال/)
  expect(total).toHaveTextContent(/با فاکتورها و کارمزدهای قابل پرداخت ?۱۵٬۹۰۰٬۰۰۰ ریال/)
  expect(total).toHaveTextContent(
    /گزارش مشکل در دست بررسی؛ تا پایان بررسی پرداخت آن لازم نیست۳۰۰٬۰۰۰ ریال/
  )
  expect(screen.getByRole('link', { name: 'پرداخت بدهی' })).toHaveAttribute('href', '/installments')
})

test.each([true, false])(
  'the letter of clearance is offered to who is clear: %s',
  async (isClear) => {
    const totals = {
      owedAmount: 0,
      pastDueAmount: 0,
      disputedAmount: 0,
      amount: 0,
      ifPaidToday: { amount: 0, freesCredit: 0 },
    }
    const calls = serve({
      [`GET /obligations/${plan}`]: { items: [], totals, isClear },
      [`GET /clearance/${plan}`]: aFile('نامه تسویه حساب.pdf'),
    })
    render(<ObligationsScreen />)
    await screen.findByText('بدهی و پرداخت بازی ندارید.')
    const letter = screen.queryByRole('button', { name: 'نامه تسویه حساب' })
    expect(letter === null).toBe(!isClear)
    if (letter) await userEvent.click(letter)
    await waitFor(() => expect(callsOf(calls, 'GET /clearance')).toHaveLength(isClear ? 1 : 0))
  }
)

test('months are Jalali, whole, and never later than the business day', () => {
  expect(jalaliMonthsUntil('2026-03-20', 3)).toEqual([
    { year: 1404, month: 12, from: '2026-02-20', to: '2026-03-20' },
    { year: 1404, month: 11, from: '2026-01-21', to: '2026-02-19' },
    { year: 1404, month: 10, from: '2025-12-22', to: '2026-01-20' },
  ])
  expect(jalaliMonthsUntil('2026-03-21', 2).map(({ year, month }) => [year, month])).toEqual([
    [1405, 1],
    [1404, 12],
  ])
  const [year, month] = periodChoices('2026-11-22')
  expect(month).toEqual({
    value: '2026-11-22',
    label: 'آذر ۱۴۰۵',
    from: '2026-11-22',
    to: '2026-11-22',
  })
  expect(year).toMatchObject({ from: '2025-12-22', to: '2026-11-22' })
})

const sums = (opening: number, raised: number, lowered: number) => ({
  opening,
  raised,
  lowered,
  closing: opening + raised - lowered,
})
const aStatement = (from: string, to: string) => ({
  plan,
  from,
  to,
  madeAt: '2026-11-22T08:00:00Z',
  wallet: sums(100, 5_000, 3_000),
  line: sums(0, 9_000, 3_000),
  lateFees: sums(0, 0, 0),
  writtenOff: sums(0, 0, 0),
  items: [
    {
      id: 'e1',
      kind: 'GATEWAY_CAPTURED',
      title: 'واریز از درگاه پرداخت',
      at: '2026-11-20T08:05:00Z',
      referenceCode: '9901',
      externalId: null,
      distributorName: null,
      orderId: null,
      repaymentId: null,
      wallet: 5_000,
      line: 0,
      lateFees: 0,
      writtenOff: 0,
      walletBalance: 5_100,
      lineBalance: 0,
      lateFeesBalance: 0,
      writtenOffBalance: 0,
    },
  ],
})

test('the statement shows four sums that add up, asks for the chosen month, and downloads what it shows', async () => {
  const shared: File[] = []
  vi.stubGlobal('navigator', {
    ...navigator,
    canShare: () => true,
    share: async ({ files }: { files: File[] }) => void shared.push(...files),
  })
  const calls = serve({
    [`GET /statement/${plan}`]: aStatement('2026-10-24', '2026-11-22'),
    [`GET /statement/${plan}?from=2026-10-23&to=2026-11-21`]: aStatement(
      '2026-10-23',
      '2026-11-21'
    ),
    [`GET /statement/${plan}?from=2026-10-23&to=2026-11-21&format=xlsx`]: aFile('صورت‌حساب-۱.xlsx'),
  })
  render(<StatementScreen />)
  const closing = await screen.findByText('موجودی پایان بازه')
  expect(closing.parentElement).toHaveTextContent(/۲٬۱۰۰ ریال/)
  expect(screen.getByText('مانده ۵٬۱۰۰')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'دیرکرد' })).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('بازه'), 'آبان ۱۴۰۵')
  await screen.findByText('از ۱۴۰۵/۰۸/۰۱ تا ۱۴۰۵/۰۸/۳۰')
  await userEvent.click(screen.getByRole('button', { name: 'اعتبار' }))
  expect(screen.getByText('مصرف‌شده در پایان بازه').parentElement).toHaveTextContent(/۶٬۰۰۰ ریال/)
  expect(screen.getByText('در این بازه گردشی نیست.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'فایل اکسل' }))
  await waitFor(() => expect(shared).toHaveLength(1))
  expect(shared[0]!.name).toBe('صورت‌حساب-۱.xlsx')
  expect(callsOf(calls, `GET /statement/${plan}?from`).at(-1)!.path).toContain('format=xlsx')
})

test('a file of the statement is taken once, told without a network, and comes to nobody who has left', async () => {
  const shared: File[] = []
  vi.stubGlobal('navigator', {
    ...navigator,
    canShare: () => true,
    share: async ({ files }: { files: File[] }) => void shared.push(...files),
  })
  const file = `GET /statement/${plan}?from=2026-10-24&to=2026-11-22&format=pdf`
  let arrive = (_: Response) => undefined as void
  const answers: Record<string, unknown> = {
    [`GET /statement/${plan}`]: aStatement('2026-10-24', '2026-11-22'),
    [file]: 'offline',
  }
  const calls = serve(answers)
  render(
    <>
      <Toasts />
      <StatementScreen />
    </>
  )
  const take = await screen.findByRole('button', { name: 'فایل PDF' })
  await userEvent.click(take)
  expect(await screen.findByText(/ارتباط با سرور برقرار نشد/)).toBeVisible()
  const lost = callsOf(calls, file).length
  answers[file] = () => new Promise((resolve) => (arrive = resolve))
  await userEvent.dblClick(take)
  take.focus()
  await userEvent.keyboard('{Enter>5/}')
  expect(callsOf(calls, file)).toHaveLength(lost + 1)
  arrive(aFile('صورت‌حساب-۲.pdf'))
  await waitFor(() => expect(shared).toHaveLength(1))
  expect(shared[0]!.name).toBe('صورت‌حساب-۲.pdf')
})

test.each<[from: string, to: string, problem: object]>([
  ['2026-11-01', '2026-11-22', {}],
  ['2026-11-22', '2026-11-22', {}],
  ['2025-11-22', '2026-11-22', {}],
  [
    '2025-11-21',
    '2026-11-22',
    { from: 'بازه صورت‌حساب حداکثر یک سال است. بازه کوتاه‌تری انتخاب کنید.' },
  ],
  ['', '2026-11-22', { from: 'روز، ماه و سال آغاز بازه را انتخاب کنید.' }],
  ['2026-11-01', '', { to: 'روز، ماه و سال پایان بازه را انتخاب کنید.' }],
  [
    '2026-11-02',
    '2026-11-01',
    { to: 'پایان بازه پیش از آغاز آن است. یکی از دو تاریخ را تغییر دهید.' },
  ],
  ['2026-11-23', '2026-11-24', { from: 'این روز هنوز نرسیده است.' }],
  ['2026-11-01', '2026-11-23', { to: 'این روز هنوز نرسیده است.' }],
])(
  'two days make a period, or it is said which of them does not: %s to %s',
  (from, to, problem) => {
    expect(problemsOf({ from, to }, '2026-11-22')).toEqual(problem)
  }
)

test('a period of one’s own is shown once both days are whole and in order', async () => {
  const calls = serve({
    [`GET /statement/${plan}`]: aStatement('2026-10-24', '2026-11-22'),
    [`GET /statement/${plan}?from=2026-10-25&to=2026-10-31`]: aStatement(
      '2026-10-25',
      '2026-10-31'
    ),
  })
  render(<StatementScreen />)
  await screen.findByText('از ۱۴۰۵/۰۸/۰۲ تا ۱۴۰۵/۰۹/۰۱')
  await userEvent.selectOptions(screen.getByLabelText('بازه'), 'بازه دلخواه')
  const pick = (end: string, part: string, option: string) =>
    userEvent.selectOptions(
      within(screen.getByRole('group', { name: end })).getByLabelText(part),
      option
    )
  const show = () => userEvent.click(screen.getByRole('button', { name: 'نمایش صورت‌حساب' }))
  await pick('آغاز بازه', 'روز', '۳')
  await pick('پایان بازه', 'ماه', 'آبان')
  await show()
  expect(
    screen.getByText('پایان بازه پیش از آغاز آن است. یکی از دو تاریخ را تغییر دهید.')
  ).toBeVisible()
  const ends = screen.getByRole('group', { name: 'پایان بازه' })
  expect(within(ends).getByLabelText('روز')).toHaveFocus()
  // A day that its month lacks is no day yet.
  await pick('پایان بازه', 'ماه', 'شهریور')
  await pick('پایان بازه', 'روز', '۳۱')
  await pick('پایان بازه', 'ماه', 'آبان')
  await show()
  expect(screen.getByText(/آبان ۱۴۰۵ فقط ۳۰ روز دارد/)).toBeVisible()
  expect(screen.getByText('از ۱۴۰۵/۰۸/۰۲ تا ۱۴۰۵/۰۹/۰۱')).toBeVisible()
  expect(callsOf(calls, `GET /statement/${plan}?from`)).toEqual([])
  await pick('پایان بازه', 'روز', '۹')
  await show()
  await screen.findByText('از ۱۴۰۵/۰۸/۰۳ تا ۱۴۰۵/۰۸/۰۹')
  expect(screen.getByText('موجودی پایان بازه')).toBeVisible()
})
