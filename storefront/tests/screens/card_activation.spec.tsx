import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import ActivateScreen from '#areas/cards/screens/ActivateScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, startSession } from '#core/session.ts'
import { aCard, cardCall, managementCall, openAt } from '../cards.ts'
import { callsOf, Refused } from '../money/server.ts'

const plan = 'kasbeno-fmcg-real'
const checkCall = 'POST /card/activate/cvv2'
const isRight = { isRight: true }
const wrongCvv2 = new Refused(422, { title: 'CardRefusedException', message: 'CVV2 درست نیست.' })
const locked = new Refused(429, {
  title: 'ThrottledException',
  message: 'تا پایان امروز بسته است.',
})

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan(plan)
  vi.stubGlobal('CSS', { supports: () => true })
})
afterEach(() => clearSession())

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const opened = async (checked: unknown) => {
  const page = openAt('/card/active', ActivateScreen, {
    [cardCall]: aCard({ status: 'DELIVERED' }),
    [managementCall]: { isContractSigned: true, hasActivePlatformFee: true, isCardEnabled: false },
    [checkCall]: checked,
  })
  await screen.findByLabelText('CVV2 کارت')
  return page
}
const fillCvv2 = async (cvv2: string) => {
  await type('CVV2 کارت', cvv2)
  await press('ادامه')
}

test('a wrong CVV2 is told before a PIN is chosen, and another one is asked about anew', async () => {
  const answers = [wrongCvv2, isRight]
  const { calls } = await opened(() => answers.shift())
  await fillCvv2('075')
  expect(await screen.findByText(/این CVV2 درست نیست.*پس از ۳ بار نادرست/)).toBeVisible()
  expect(screen.queryByLabelText('رمز تازه')).toBeNull()
  expect(screen.getByLabelText('CVV2 کارت')).toHaveFocus()
  await userEvent.clear(screen.getByLabelText('CVV2 کارت'))
  await fillCvv2('074')
  await screen.findByLabelText('رمز تازه')
  expect(callsOf(calls, checkCall).map(({ body }) => body)).toEqual([
    { plan, cvv2: '075' },
    { plan, cvv2: '074' },
  ])
  expect(calls.filter(({ path }) => path === '/card/activate')).toEqual([])
})

test('a CVV2 is asked about once, however often the button is pressed', async () => {
  const { calls } = await opened(isRight)
  await screen.findByLabelText('CVV2 کارت')
  await type('CVV2 کارت', '074')
  const form = screen.getByLabelText('CVV2 کارت').closest('form')!
  fireEvent.submit(form)
  fireEvent.submit(form)
  await screen.findByLabelText('رمز تازه')
  expect(callsOf(calls, checkCall)).toHaveLength(1)
})

test('the wrong CVV2 that closes the activation ends on its page of results', async () => {
  await opened(locked)
  await fillCvv2('075')
  await waitFor(() =>
    expect(location.pathname + location.search).toBe('/card/active/status?status=rejected')
  )
  expect(history.state).toMatchObject({ isLocked: true, reason: 'تا پایان امروز بسته است.' })
})

test('a CVV2 that could not be asked about stays, to be asked about again', async () => {
  const answers = ['offline', isRight]
  await opened(() => answers.shift())
  await fillCvv2('074')
  expect(await screen.findByText(/پاسخ/)).toBeVisible()
  expect(screen.getByLabelText('CVV2 کارت')).toHaveValue('۰۷۴')
  await press('ادامه')
  await screen.findByLabelText('رمز تازه')
})
