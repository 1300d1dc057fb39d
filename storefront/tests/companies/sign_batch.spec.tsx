import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { callsOf, Refused } from '../money/server.ts'
import { aRow, listCall } from './invoices.ts'
import { answersOf, inBrowser, legalPlan, open, page } from './world.tsx'

inBrowser()

const batch = 'POST /legal/company/orders/otp-start'
const signBatch = 'POST /legal/company/orders/sign'
test('several are signed with one code; those that cannot be are named and left out first', async () => {
  const rows = [aRow('7'), aRow('8'), aRow('9', { userApprobationStatus: 'ACCEPTED' })]
  const refusal = { message: 'x', invoices: [{ id: '8', message: 'دیگر در انتظار امضا نیست.' }] }
  const answers = answersOf({
    isCeo: false,
    more: {
      [listCall('PENDING_FOR_APPROBATION')]: page(rows),
      [batch]: new Refused(422, refusal),
      [signBatch]: {
        items: [
          {
            id: '7',
            isSigned: true,
            overallSignatoryStatus: 'PENDING',
            refusal: null,
            message: null,
          },
        ],
      },
    },
  })
  const { calls } = open('/legal/order', answers)
  await userEvent.click(await screen.findByRole('link', { name: 'امضای چند فاکتور با یک کد' }))
  const boxes = await screen.findAllByRole('checkbox')
  expect(boxes).toHaveLength(2)
  const next = screen.getByRole('button', { name: 'ادامه امضا' })
  expect(next).toBeDisabled()
  for (const box of boxes) await userEvent.click(box)
  await userEvent.click(next)
  expect(screen.getByText(/این فاکتورها و مبلغ آن‌ها را می‌پذیرید؛ .*پولی جابه‌جا/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'ارسال کد' }))
  expect(await screen.findByText(/دیگر در انتظار امضا نیست/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'ارسال کد' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'علامت این فاکتورها را بردار' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  answers[batch] = { expirationMillis: 120_000 }
  await userEvent.click(screen.getByRole('button', { name: 'ادامه امضا' }))
  await userEvent.click(screen.getByRole('button', { name: 'ارسال کد' }))
  await userEvent.type(await screen.findByLabelText('کد پیامک‌شده'), '۱۲۳۴۵')
  expect(await screen.findByText('۱ فاکتور از ۱ فاکتور امضا شد')).toBeVisible()
  expect(callsOf(calls, batch).map(({ body }) => body)).toEqual([
    { orderIds: ['7', '8'] },
    { orderIds: ['7'] },
  ])
  expect(callsOf(calls, signBatch).map(({ body }) => body)).toEqual([
    { orderIds: ['7'], otpSecret: 12345 },
  ])
  expect(callsOf(calls, signBatch)[0]?.key).toBeTruthy()
})

const signedBatch = (results: [string, string | null][]) => ({
  items: results.map(([id, message]) => ({
    ...{
      id,
      isSigned: message === null,
      overallSignatoryStatus: 'PENDING',
      refusal: null,
      message,
    },
  })),
})
const batchPage = '/legal/order/sign'
const later = listCall('PENDING_FOR_APPROBATION', 1)

test('marks outlive a reload, also of later pages; what no longer waits is named', async () => {
  const first = Array.from({ length: 10 }, (_, at) => aRow(`a${at}`))
  const last = page([aRow('b0'), aRow('b1')], 12)
  const more: Record<string, unknown> = {
    [listCall('PENDING_FOR_APPROBATION')]: page(first, 12),
    [later]: { ...last, meta: { ...last.meta, currentPage: 2 } },
    [batch]: { expirationMillis: 120_000 },
  }
  open(batchPage, answersOf({ isCeo: false, more }))
  await userEvent.click((await screen.findAllByRole('checkbox'))[0]!)
  await userEvent.click(screen.getByRole('button', { name: 'نمایش بیشتر' }))
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(12))
  await userEvent.click(screen.getAllByRole('checkbox')[10]!)
  cleanup()

  more[listCall('PENDING_FOR_APPROBATION')] = page(
    first.map((row) => (row.id === 'a0' ? { ...row, userApprobationStatus: 'ACCEPTED' } : row)),
    12
  )
  const { calls } = open(batchPage, answersOf({ isCeo: false, more }))
  expect(
    await screen.findByText(/^۱ فاکتور علامت‌خورده دیگر در انتظار امضای شما نیست/)
  ).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'علامت این فاکتورها را بردار' }))
  await waitFor(() => expect(screen.queryByText(/علامت‌خورده دیگر/)).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'ادامه امضا' }))
  await userEvent.click(screen.getByRole('button', { name: 'ارسال کد' }))
  await waitFor(() => expect(callsOf(calls, batch)[0]?.body).toEqual({ orderIds: ['b0'] }))
})

test('what was signed, what was not, and why, outlives a reload of its page', async () => {
  const more = {
    [listCall('PENDING_FOR_APPROBATION')]: page([aRow('7'), aRow('8')]),
    [batch]: { expirationMillis: 120_000 },
    [signBatch]: signedBatch([
      ['7', null],
      ['8', 'این فاکتور تغییر کرده است.'],
    ]),
  }
  open(batchPage, answersOf({ isCeo: false, more }))
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: 'ادامه امضا' }))
  await userEvent.click(screen.getByRole('button', { name: 'ارسال کد' }))
  await userEvent.type(await screen.findByLabelText('کد پیامک‌شده'), '۱۲۳۴۵')
  await screen.findByText('۱ فاکتور از ۲ فاکتور امضا شد')
  const { pathname } = location
  const state: unknown = history.state
  cleanup()
  open(pathname, answersOf({ isCeo: false, more }), legalPlan, state)
  expect(await screen.findByText('۱ فاکتور از ۲ فاکتور امضا شد')).toBeVisible()
  expect(screen.getByText('این فاکتور تغییر کرده است.')).toBeVisible()
  expect(screen.getByText('F-۸')).toBeVisible()
})
