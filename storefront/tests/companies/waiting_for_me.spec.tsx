import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { callsOf } from '../money/server.ts'
import { aRow, listCall } from './invoices.ts'
import { answersOf, inBrowser, open, page } from './world.tsx'

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
  expect(await screen.findByText('فاکتوری در انتظار امضای شما نیست.')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'به جای رضا احمدی' }))
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
