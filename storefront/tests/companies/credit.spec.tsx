import { companyCreditStates, type CompanyCreditState } from '@kasbeno/api/contracts/company_credit'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { CompanyCredit } from '#core/api/types.ts'
import { clearSession } from '#core/session.ts'
import { callsOf, Refused } from '../money/server.ts'
import { aPanel } from './invoices.ts'
import { anAssigned, answersOf, inBrowser, legalPlan, open, page } from './world.tsx'

inBrowser()

const call = 'GET /legal/company/credit'
const wallet = { credit: 300_000_000, remainCredit: 200_000_000 }
const aCredit = (
  state: CompanyCreditState,
  changes: Partial<CompanyCredit> = {}
): CompanyCredit => ({
  ...{ isAllocated: true, isBlocked: false, isCreditExpired: false, hasActivePlatformFee: false },
  ...{ hasRenewalCredit: false, isContractSigned: false, creditRemainingDays: 3 },
  renewalRefusal: null,
  ...{ creditScoreExpirationDate: '2026-11-25', plan: legalPlan, ...wallet, state },
  ...changes,
})
const detail = {
  ...{ platformFee: 3_000_000, valueAddedTax: 300_000, totalAmount: 3_300_000 },
  ...{ userCashBalance: 5_000_000, paymentAmount: 0 },
}
const feeCall = `POST /platform-fee/${legalPlan}/create-platform-fee`
const contractCall = `GET /user-contract/${legalPlan}/CREDIT_RENEWAL`
const signCall = `POST /user-contract/${legalPlan}/sign-contract`
const paid = {
  ...{ id: 't1', type: 'WITHDRAW', title: 'کارمزد', amount: 3_300_000, referenceCode: null },
  ...{ createdAt: '2026-11-21T09:05:00Z', transactionStatus: 'COMPLETED' },
  transactionSource: { transactionType: 'PLATFORM_FEE', title: 'کارمزد' },
}
const at = (
  path: string,
  credit: CompanyCredit,
  more: Record<string, unknown> = {},
  isCeo = true
) => {
  const answers = answersOf({
    isCeo,
    more: {
      [call]: credit,
      'GET /legal/company/assigned': {
        items: [anAssigned({ isCeo, legalWalletResponse: wallet })],
      },
      'GET /legal/company/orders/panel': aPanel(0, 0),
      [`GET /platform-fee/${legalPlan}/payment-detail`]: detail,
      'GET /payment/gateways-list': [
        { indicator: 'MELLAT', name: 'ملت', logo: null, isDefault: true },
        { indicator: 'SAMAN', name: 'سامان', logo: null, isDefault: false },
      ],
      'GET /transaction/1/0?transactionSourceType=PLATFORM_FEE&transactionStatus=COMPLETED': page([
        paid,
      ]),
      [contractCall]: {
        contractType: 'CREDIT_RENEWAL',
        html: '<p>متن</p>',
        digest: 'd',
        signedAt: null,
        version: 1,
      },
      ...more,
    },
  })
  return { answers, ...open(path, answers) }
}

/** Where the CEO is led from home, and what each page of the credit does in each state. */
const pages: Record<CompanyCreditState, string | null> = {
  NONE: null,
  SIGN_RENEWAL: '/legal/credit-renewal/agreement',
  PAY_RENEWAL: '/legal/credit-renewal/platform-fee',
  EXPIRED: null,
  BLOCKED: null,
  PAY_FEE: '/legal/card/platform-fee',
  REMINDER: null,
  OPEN: null,
}
const own = Object.values(pages).filter((path) => path !== null)
const all = ['/legal/credit-renewal', ...own]

test.each(companyCreditStates.flatMap((state) => all.map((from) => [state, from] as const)))(
  'a credit that is %s leads on from %s',
  async (state, from) => {
    at(from, aCredit(state))
    const to = pages[state] ?? '/legal/home'
    await waitFor(() => expect(location.pathname).toBe(to))
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
  }
)

test.each([
  ['PAY_FEE', 'یک گام تا خرید با اعتبار', 'پرداخت کارمزد'],
  ['SIGN_RENEWAL', 'بانک با تمدید اعتبار شرکت موافقت کرده است', 'ادامه تمدید'],
  ['PAY_RENEWAL', 'یک پرداخت تا تمدید اعتبار شرکت', 'پرداخت کارمزد'],
  ['EXPIRED', 'اعتبار شرکت به پایان رسیده است', null],
  ['BLOCKED', 'اعتبار شرکت مسدود است', null],
  ['REMINDER', 'اعتبار شرکت رو به پایان است', null],
] as const)(
  'home says that the credit is %s; a member is not led to what the CEO does',
  async (state, title, action) => {
    const { unmount } = at('/legal/home', aCredit(state))
    expect(await screen.findByText(title)).toBeVisible()
    if (action) {
      expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', pages[state]!)
    }
    if (state === 'REMINDER') expect(screen.getByText(/^۳ روز دیگر/)).toBeVisible()
    unmount()
    clearSession()
    at('/legal/home', aCredit(state), {}, false)
    expect(await screen.findByText(title)).toBeVisible()
    if (action) {
      expect(screen.queryByRole('link', { name: action })).toBeNull()
      expect(screen.getByText('این کار را مدیرعامل شرکت انجام می‌دهد.')).toBeVisible()
    }
  }
)

test.each([
  ['SIGN_RENEWAL', 'اعتبار شرکت تمدید شد'],
  ['PAY_RENEWAL', 'یک پرداخت تا آغاز سال تازه'],
] as const)('after the end of the old year, %s opens the credit', async (state, title) => {
  at('/legal/home', aCredit(state, { isCreditExpired: true, hasRenewalCredit: true }))
  expect(await screen.findByText(title)).toBeVisible()
})

test.each([
  [true, 'با پرداخت این کارمزد، خرید شرکت با اعتبار باز می‌شود.'],
  [false, 'این کارمزد برای سال بعدی اعتبار شرکت است که پس از پایان سال جاری آغاز می‌شود.'],
])('the fee of a granted year says when it begins (over: %s)', async (isCreditExpired, note) => {
  const credit = aCredit('PAY_RENEWAL', { isCreditExpired, hasRenewalCredit: true })
  at('/legal/credit-renewal/platform-fee', credit)
  expect(await screen.findByText(note)).toBeVisible()
})

test('the fee of this year opens the credit, also where another year was granted', async () => {
  at('/legal/card/platform-fee', aCredit('PAY_FEE', { hasRenewalCredit: true }))
  expect(await screen.findByText(/خرید شرکت با اعتبار باز می‌شود/)).toBeVisible()
})

test('the wallet pays the fee once, however often it is pressed, and the result leads to the wallet', async () => {
  const { answers, calls } = at('/legal/card/platform-fee', aCredit('PAY_FEE'))
  answers[feeCall] = () => {
    answers[call] = aCredit('OPEN')
    return { paymentNeeded: false, gatewayRedirectItem: null }
  }
  await userEvent.dblClick(await screen.findByRole('button', { name: /کیف پول/ }))
  expect(await screen.findByText('پرداخت انجام شد')).toBeVisible()
  expect(location.search).toContain('purpose=platform-fee-withdraw-wallet')
  expect(callsOf(calls, feeCall)).toHaveLength(1)
  expect(callsOf(calls, feeCall)[0]?.key).toBeTruthy()
})

test('a member who opens the page of the fee reads that it is the CEO’s', async () => {
  const { calls } = at('/legal/card/platform-fee', aCredit('PAY_FEE'), {}, false)
  expect(await screen.findByText('این کار را مدیرعامل شرکت انجام می‌دهد.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /پرداخت/ })).toBeNull()
  expect(callsOf(calls, feeCall)).toEqual([])
})

test('a gateway is chosen where the wallet falls short', async () => {
  const short = { ...detail, userCashBalance: 0, paymentAmount: 3_300_000 }
  const { calls } = at('/legal/credit-renewal/platform-fee', aCredit('PAY_RENEWAL'), {
    [`GET /platform-fee/${legalPlan}/payment-detail`]: short,
    [feeCall]: 'offline',
  })
  await userEvent.click(await screen.findByRole('radio', { name: /سامان/ }))
  await userEvent.click(screen.getByRole('button', { name: /پرداخت/ }))
  await waitFor(() =>
    expect(callsOf(calls, feeCall).map(({ body }) => body)).toEqual([{ indicator: 'SAMAN' }])
  )
  expect(location.pathname).toBe('/legal/credit-renewal/platform-fee')
})

test('Back from the bank’s page finds the open payment among the company’s own pages', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  const short = { ...detail, userCashBalance: 0, paymentAmount: 3_300_000 }
  at('/legal/card/platform-fee', aCredit('PAY_FEE'), {
    [`GET /platform-fee/${legalPlan}/payment-detail`]: short,
    [feeCall]: {
      ...{ paymentNeeded: true, paymentId: 'p-9' },
      gatewayRedirectItem: { redirectBaseUrl: 'https://bank.example', method: 'POST', params: {} },
    },
  })
  await screen.findByRole('radio', { name: /سامان/ })
  await userEvent.click(screen.getByRole('button', { name: /پرداخت/ }))
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
  expect(location.pathname + location.search).toBe('/legal/wallet-transaction-callback?id=p-9')
})

test('the contract of another year is signed and leads to its fee', async () => {
  const { answers } = at(
    '/legal/credit-renewal',
    aCredit('SIGN_RENEWAL', { hasRenewalCredit: true })
  )
  answers[signCall] = () => {
    answers[call] = aCredit('PAY_RENEWAL', { hasRenewalCredit: true, isContractSigned: true })
    return {}
  }
  await userEvent.dblClick(await screen.findByRole('button', { name: /امضا/ }))
  expect(
    await screen.findByText('قرارداد امضا شد. اکنون کارمزد سال تازه را پرداخت کنید.')
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'ادامه' })).toHaveAttribute(
    'href',
    '/legal/credit-renewal/platform-fee'
  )
})

test('a fee that was paid in another tab is not offered again after its refusal', async () => {
  const refusal = 'این کارمزد پیش‌تر پرداخت شده است.'
  const { answers } = at('/legal/card/platform-fee', aCredit('PAY_FEE'))
  const pay = await screen.findByRole('button', { name: 'پرداخت از کیف پول' })
  answers[feeCall] = () => {
    answers[call] = aCredit('OPEN')
    return new Refused(409, { message: refusal })
  }
  await userEvent.click(pay)
  expect(await screen.findByText(refusal)).toBeVisible()
  await waitFor(() => expect(location.pathname).toBe('/legal/home'))
})

test('a fee that could not be paid for want of a network is still offered', async () => {
  const { answers } = at('/legal/card/platform-fee', aCredit('PAY_FEE'))
  answers[feeCall] = 'offline'
  const pay = await screen.findByRole('button', { name: 'پرداخت از کیف پول' })
  await userEvent.click(pay)
  await waitFor(() => expect(pay).toBeEnabled())
  expect(location.pathname).toBe('/legal/card/platform-fee')
})
