import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refresh } from '#core/query.ts'
import type { CompanyOrder } from '#core/api/types.ts'
import { callsOf, Refused } from '../money/server.ts'
import { aCompanyOrder, orderCall } from './invoices.ts'
import { answersOf, inBrowser, open } from './world.tsx'

inBrowser()

const order = '/legal/company/orders/7'
const start = `POST ${order}/otp-start`
const told = /همین حالا تغییر کرد/
const reza = { fullName: 'رضا احمدی', phone: '09132222222', refusal: null }
const forReza = aCompanyOrder({ userSignatoryStatus: 'NOT_ALLOWED', onBehalf: reza as never })

const at = async (first: CompanyOrder, button: string, more: object = {}) => {
  const answers = answersOf({
    isCeo: first.isCeo,
    more: { [orderCall]: first, [start]: { expirationMillis: 120_000 }, ...more },
  })
  const opened = open('/legal/order/7', answers)
  await userEvent.click(await screen.findByRole('button', { name: button }))
  expect(await screen.findByRole('dialog')).toBeVisible()
  /** The poll brings what others have done. */
  const becomes = async (next: CompanyOrder) => {
    answers[orderCall] = next
    await refresh(order)
  }
  return { ...opened, answers, becomes }
}

test.each<[string, CompanyOrder, string, CompanyOrder]>([
  [
    'the invoice was finished by others',
    aCompanyOrder(),
    'تأیید و امضا',
    aCompanyOrder({ orderApprobationStatus: 'COMPLETED', status: 'CANCELED' }),
  ],
  [
    'the reader may sign no more',
    aCompanyOrder(),
    'رد فاکتور',
    aCompanyOrder({ userSignatoryStatus: 'NOT_ALLOWED' }),
  ],
  [
    'a delegation has ended',
    forReza,
    'امضا به جای رضا احمدی',
    aCompanyOrder({ userSignatoryStatus: 'NOT_ALLOWED' }),
  ],
  [
    // Never a signature of their own in its place.
    'a delegation has ended, and the reader signs for themselves too',
    forReza,
    'امضا به جای رضا احمدی',
    aCompanyOrder(),
  ],
  [
    'the invoice was paid in another tab',
    aCompanyOrder({ orderApprobationStatus: 'PENDING_FOR_PAYMENT', isCeo: true }),
    'پرداخت فاکتور',
    aCompanyOrder({ orderApprobationStatus: 'COMPLETED', status: 'COMPLETED', isCeo: true }),
  ],
])('the open sheet closes and says so once %s', async (_, first, button, next) => {
  const { becomes } = await at(first, button)
  await becomes(next)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText(told)).toBeVisible()
})

test('what leaves the reader’s right as it is leaves the sheet open', async () => {
  const { becomes } = await at(aCompanyOrder(), 'تأیید و امضا')
  await becomes(aCompanyOrder({ distributorName: 'پخش دماوند' }))
  expect((await screen.findAllByText('پخش دماوند')).length).toBeGreaterThan(0)
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(screen.queryByText(told)).toBeNull()
})

test('the code that is being entered is given up with its delegation', async () => {
  const { becomes, calls } = await at(forReza, 'امضا به جای رضا احمدی')
  await userEvent.click(screen.getByRole('button', { name: 'ارسال کد' }))
  expect(await screen.findByLabelText('کد پیامک‌شده')).toBeVisible()
  await becomes(aCompanyOrder())
  expect(await screen.findByText(told)).toBeVisible()
  expect(screen.queryByLabelText('کد پیامک‌شده')).toBeNull()
  expect(callsOf(calls, `POST ${order}/sign`)).toEqual([])
})

test('a refusal of the code closes the sheet over the invoice as it is now', async () => {
  const refusal = 'کار این فاکتور به پایان رسیده است.'
  const { answers } = await at(aCompanyOrder(), 'تأیید و امضا')
  answers[start] = () => {
    answers[orderCall] = aCompanyOrder({ orderApprobationStatus: 'COMPLETED', status: 'CANCELED' })
    return new Refused(409, { message: refusal })
  }
  await userEvent.click(screen.getByRole('button', { name: 'ارسال کد' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await screen.findAllByText(refusal)).length).toBeGreaterThan(0)
  expect(await screen.findByRole('button', { name: 'پایان‌یافته' })).toBeDisabled()
})

test('what may pass by itself keeps the sheet open', async () => {
  const { answers } = await at(aCompanyOrder(), 'تأیید و امضا')
  answers[start] = 'offline'
  await userEvent.click(screen.getByRole('button', { name: 'ارسال کد' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'ارسال کد' })).toBeEnabled())
  expect(screen.getByRole('dialog')).toBeVisible()
})
