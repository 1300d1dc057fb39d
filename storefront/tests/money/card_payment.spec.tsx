import { cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import CompletedOrderScreen from '#areas/invoices/screens/CompletedOrderScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { startSession } from '#core/session.ts'
import { paidFromCredit } from './orders.ts'
import { serve } from './server.ts'

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan('kasbeno-fmcg-real')
})

const receipt = {
  receivedAt: null,
  receiptUntil: null,
  canConfirm: false,
  canReport: false,
  disputes: [],
}

test('what a card paid is told as that, with the card and the merchant; an invoice as an invoice', async () => {
  const cardPayment = { lastFour: '4321', merchantName: 'فروشگاه مرکزی' }
  serve({ 'GET /order/7': paidFromCredit({ cardPayment }), 'GET /order/7/receipt': receipt })
  render(<CompletedOrderScreen id="7" />)
  expect(await screen.findByRole('heading', { name: 'پرداخت با کارت' })).toBeVisible()
  expect(screen.getByText('در فروشگاه مرکزی')).toBeVisible()
  expect(screen.queryByText(/شماره فاکتور/)).toBeNull()
  cleanup()
  serve({ 'GET /order/8': paidFromCredit({ id: '8' }), 'GET /order/8/receipt': receipt })
  render(<CompletedOrderScreen id="8" />)
  expect(await screen.findByRole('heading', { name: 'فاکتور' })).toBeVisible()
  expect(screen.getAllByText(/شماره فاکتور/)).toHaveLength(2)
})
