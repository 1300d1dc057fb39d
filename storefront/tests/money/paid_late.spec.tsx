import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { RepaySheet } from '#areas/debts/parts/installments/RepaySheet.tsx'
import { PaySheet } from '#areas/invoices/parts/invoicePayment/PaySheet.tsx'
import CreditOnboardingScreen from '#areas/signup/screens/CreditOnboardingScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { startSession } from '#core/session.ts'
import { aHome } from '../homes.ts'
import { anInvoice } from './orders.ts'
import { serve } from './server.ts'

const plan = 'kasbeno-fmcg-real'
const settings = [
  { name: 'arrearsGraceDays', value: 10 },
  { name: 'lateFeeDailyPpm', value: 500 },
  { name: 'lateFeeCapPpm', value: 100_000 },
  { name: 'lateFeeGraceDays', value: 0 },
]
const rule =
  'بدهی‌ای که بیش از ۱۰ روز از سررسید بگذرد، خرید اعتباری را تا پرداخت همه بدهی‌های سررسیدگذشته مسدود می‌کند. از روز ۱ پس از سررسید، هر روز ۰٫۰۵٪ از مانده بدهی به‌عنوان دیرکرد افزوده می‌شود؛ مجموع دیرکرد از ۱۰٪ مبلغ بدهی بیشتر نمی‌شود.'
const nothing = () => undefined

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan(plan)
  serve({
    'GET /settings': settings,
    [`GET /user/${plan}/registration-status`]: aHome().registration,
  })
})

test('who repays reads what paying late costs', async () => {
  render(
    <RepaySheet installmentId="i-1" owed={10_000} cash={0} opensCredit={false} onClose={nothing} />
  )
  expect(await screen.findByText(new RegExp(rule))).toBeInTheDocument()
})

test('who pays from the credit reads it before the code, and from the wallet does not', async () => {
  const order = anInvoice()
  const sheet = (source: 'CREDIT' | 'WALLET') => (
    <PaySheet
      order={order}
      source={source}
      onSource={nothing}
      isSending={false}
      onSend={nothing}
      onClose={nothing}
    />
  )
  const { rerender } = render(sheet('CREDIT'))
  await screen.findByText(new RegExp(rule))
  rerender(sheet('WALLET'))
  expect(screen.queryByText(new RegExp(rule))).toBeNull()
})

test('costs and securities are said before the first form', async () => {
  render(<CreditOnboardingScreen />)
  expect(await screen.findByText(new RegExp(rule))).toBeInTheDocument()
  expect(screen.getByText('بسته به مبلغ اعتبار، بانک چک، سفته یا ضامن می‌خواهد.')).toBeVisible()
})
