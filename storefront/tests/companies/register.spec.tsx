import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { readDraft } from '#core/drafts.ts'
import { currentPlan } from '#core/plan.ts'
import { session } from '#core/session.ts'
import { callsOf, Refused } from '../money/server.ts'
import { answersOf, inBrowser, legalPlan, open } from './world.tsx'

inBrowser()

const register = { name: 'پخش مهر', companyUniqueId: '10320894878', guildId: '7' }

const none = { 'GET /legal/company/assigned': { items: [] } }
const newPair = { companyUniqueSerial: 's1', bearerToken: 'of the company' }
const registering = 'POST /legal/company/legal-company'

/** From the address of the form, by way of the page that says what is needed. */
const toRegister = async (answers: Record<string, unknown>) => {
  const opened = open('/legal/signup/company-register', answers, null)
  await userEvent.click(await screen.findByRole('button', { name: 'ثبت شرکت' }))
  await screen.findByLabelText('نام شرکت')
  return opened
}
const fillRegister = async () => {
  await userEvent.type(screen.getByLabelText('نام شرکت'), 'پخش مهر')
  await userEvent.type(screen.getByLabelText('شناسه ملی شرکت'), '۱۰۳۲۰۸۹۴۸۷۸')
  await userEvent.click(screen.getByLabelText('صنف'))
  await userEvent.click(await screen.findByRole('button', { name: 'پخش مویرگی' }))
}
const send = () => screen.getByRole('button', { name: 'ثبت شرکت و ادامه' })

test('who has no company reads what is needed first, registers once, and speaks for it at once', async () => {
  const answers = answersOf({ more: none })
  answers[registering] = () => {
    Object.assign(answers, answersOf(), { [registering]: answers[registering] })
    return newPair
  }
  const { calls } = await toRegister(answers)
  expect(location.pathname).toBe('/legal/signup/company-register')
  expect(callsOf(calls, registering)).toEqual([])
  await fillRegister()
  await userEvent.dblClick(send())
  expect(await screen.findByText('گام ۱ از ۴')).toBeInTheDocument()
  expect(location.pathname).toBe('/legal/signup/company-information')
  expect(callsOf(calls, registering).map(({ body }) => body)).toEqual([{ ...register, guildId: 7 }])
  expect([session.token.value, currentPlan.value]).toEqual(['of the company', legalPlan])
  expect(readDraft('legal.register')).toEqual({})
})

test.each([
  ['no network', 'offline', /نمی‌دانیم درخواست شما ثبت شده است یا نه/],
  [
    'an id that is held',
    new Refused(409, { message: 'پیش‌تر ثبت شده است.' }),
    'پیش‌تر ثبت شده است.',
  ],
])('%s leaves the form as it was typed, also after a reload', async (_, refusal, told) => {
  const opened = await toRegister(answersOf({ more: { ...none, [registering]: refusal } }))
  await fillRegister()
  await userEvent.click(send())
  expect(await screen.findByText(told)).toBeVisible()
  expect(session.exists.value).toBe(true)
  expect(currentPlan.value).toBeNull()
  opened.unmount()
  await toRegister(answersOf({ more: none }))
  expect(screen.getByLabelText('نام شرکت')).toHaveValue('پخش مهر')
  expect(screen.getByRole('button', { name: /صنف/ })).toHaveTextContent('پخش مویرگی')
})

test('who sends again what was registered, and whose answer was lost, goes on in that company', async () => {
  const answers = answersOf({ more: { ...none, [registering]: 'offline' } })
  const { calls } = await toRegister(answers)
  await fillRegister()
  await userEvent.click(send())
  expect(await screen.findByText(/نمی‌دانیم درخواست شما ثبت شده است یا نه/)).toBeVisible()
  const held = { message: 'شما این شرکت را پیش‌تر ثبت کرده‌اید.', companyUniqueSerial: 's1' }
  Object.assign(answers, answersOf(), { [registering]: new Refused(409, held) })
  answers['POST /user/switch'] = newPair
  await userEvent.click(send())
  await waitFor(() => expect(location.pathname).toBe('/legal/signup/company-information'))
  expect(callsOf(calls, 'POST /user/switch').map(({ body }) => body)).toEqual([
    { plan: 'LEGAL', companyUniqueSerial: 's1' },
  ])
  expect(readDraft('legal.register')).toEqual({})
})

test('half of an id is told under its field, and nothing is sent', async () => {
  const { calls } = await toRegister(answersOf({ more: none }))
  await userEvent.type(screen.getByLabelText('شناسه ملی شرکت'), '۱۰۳۲')
  fireEvent.submit(screen.getByLabelText('شناسه ملی شرکت').closest('form')!)
  expect(await screen.findByText('شناسه ملی شرکت باید ۱۱ رقم باشد.')).toBeVisible()
  expect(callsOf(calls, registering)).toEqual([])
})

test('who left the form while it was sent stays where they went', async () => {
  let answer: (pair: object) => void = () => undefined
  const waits = { ...none, [registering]: () => new Promise((resolve) => (answer = resolve)) }
  const { calls } = await toRegister(answersOf({ more: waits }))
  await fillRegister()
  await userEvent.click(send())
  await waitFor(() => expect(callsOf(calls, registering)).toHaveLength(1))
  await userEvent.click(screen.getByRole('link', { name: 'بازگشت' }))
  answer(newPair)
  await waitFor(() => expect(currentPlan.value).toBe(legalPlan))
  expect(location.pathname).toBe('/legal/signup/status')
})

test('who has a company registers another one right away', async () => {
  open('/legal/signup/company-register', answersOf())
  expect(await screen.findByLabelText('نام شرکت')).toHaveValue('')
})
