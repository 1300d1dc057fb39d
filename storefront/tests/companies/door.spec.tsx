import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { callsOf, Refused } from '../money/server.ts'
import { aCompanyOrder, orderCall } from './invoices.ts'
import { answersOf, inBrowser, open } from './world.tsx'

inBrowser()

const door = 'GET /legal/company/door/100990042137'
const swap = 'POST /user/switch'
const answers = {
  [door]: { companyUniqueSerial: 's1', id: '7' },
  [swap]: { bearerToken: 'of the company' },
  [orderCall]: aCompanyOrder(),
}

test.each([null, 'kasbeno-fmcg-real'])(
  'the address of a message opens the invoice in its company, from the plan %s',
  async (plan) => {
    const { calls } = open('/i/100990042137', answersOf({ more: answers }), plan)
    expect(await screen.findByRole('button', { name: 'تأیید و امضا' })).toBeVisible()
    expect(location.pathname).toBe('/legal/order/7')
    expect(callsOf(calls, swap).map(({ body }) => body)).toEqual([
      { plan: 'LEGAL', companyUniqueSerial: 's1' },
    ])
  }
)

test('who is no member reads why there is nothing, and goes on to what is theirs', async () => {
  const more = { ...answers, [door]: new Refused(404, { message: 'پیدا نشد.' }) }
  const { calls } = open('/i/100990042137', answersOf({ more }), null)
  expect(await screen.findByText('این فاکتور در شرکت‌های شما نیست')).toBeVisible()
  expect(screen.getByRole('link', { name: 'شرکت‌ها و طرح‌های من' })).toHaveAttribute(
    'href',
    '/general-home'
  )
  expect(callsOf(calls, swap)).toEqual([])
})
