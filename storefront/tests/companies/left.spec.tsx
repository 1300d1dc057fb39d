import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { session } from '#core/session.ts'
import { callsOf, Refused } from '../money/server.ts'
import { aCompanyOrder } from './invoices.ts'
import { anAssigned, answersOf, inBrowser, legalPlan, open } from './world.tsx'

inBrowser()

const order = 'GET /legal/company/orders/o1'
const sign = 'POST /legal/company/orders/o1/otp-start'
const renewal = 'POST /user/refresh-token'
const refused = (status: number) => () => new Refused(status, { message: 'x' })

/** The CEO removes the reader: the token of the company opens nothing any more, the renewed one is a person's. */
const remove = (answers: Record<string, unknown>) => {
  const answerAll = (status: number) => {
    for (const call of Object.keys(answers)) {
      if (call.includes('/legal/company')) answers[call] = refused(status)
    }
  }
  answerAll(401)
  answers[renewal] = () => {
    answerAll(422)
    answers['GET /legal/company/assigned'] = {
      items: [anAssigned({ companyUniqueSerial: 's2', companyName: 'پخش ماه' })],
    }
    answers[sign] = { expirationMillis: 120_000 }
    return { bearerToken: 'of the person', leftCompany: 'پخش مهر' }
  }
}

test('who was removed and presses a button reads what has happened, and what they still have', async () => {
  const answers = answersOf({
    isCeo: false,
    more: { [order]: aCompanyOrder({ id: 'o1' }), [sign]: { expirationMillis: 120_000 } },
  })
  const { calls } = open('/legal/order/o1', answers)
  await userEvent.click(await screen.findByRole('button', { name: 'تأیید و امضا' }))
  const send = await screen.findByRole('button', { name: 'ارسال کد' })
  remove(answers)
  await userEvent.click(send)
  expect(await screen.findByText('دیگر عضو «پخش مهر» نیستید')).toBeVisible()
  expect(session.exists.value).toBe(true)
  expect(session.token.value).toBe('of the person')
  // What was meant for the company is not done in the name of the person.
  expect(callsOf(calls, sign)).toHaveLength(1)
  await userEvent.click(screen.getByRole('link', { name: 'شرکت‌ها و طرح‌های من' }))
  expect(await screen.findByRole('button', { name: 'ورود به پخش ماه' })).toBeVisible()
  expect(session.left.value).toBeUndefined()
})

test('who opens the company again after they were removed reads the same', async () => {
  const answers = answersOf({ isCeo: false })
  remove(answers)
  open('/legal/profile', answers)
  expect(await screen.findByText('دیگر عضو «پخش مهر» نیستید')).toBeVisible()
})

test('another tab of the browser is told too', async () => {
  open('/legal/profile', answersOf({ isCeo: false }))
  expect(await screen.findByText('پخش مهر')).toBeVisible()
  const tab = new BroadcastChannel('kasbeno-session')
  tab.postMessage({ kind: 'renewed', token: 'of the person', left: 'پخش مهر' })
  expect(await screen.findByText('دیگر عضو «پخش مهر» نیستید')).toBeVisible()
  tab.close()
})

test('in the dashboard it leads to the choice of another company', async () => {
  const rule = { minimumNumberOfSignatory: 0, users: [], pendingChange: null }
  const answers = answersOf({ more: { 'GET /legal/company/approbations': rule } })
  open('/legal-dashboard/user-account', answers, legalPlan)
  await screen.findByRole('heading', { name: 'حساب کاربری' })
  remove(answers)
  await userEvent.click(screen.getByRole('link', { name: 'مدیریت امضا' }))
  expect(await screen.findByText('دیگر عضو «پخش مهر» نیستید')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'انتخاب شرکت دیگر' }))
  await waitFor(() => expect(location.pathname).toBe('/legal-dashboard-login'))
})
