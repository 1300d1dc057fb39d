import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import ChangePinScreen from '#areas/cards/screens/ChangePinScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, startSession } from '#core/session.ts'
import { aCard, cardCall, openAt } from '../cards.ts'
import { callsOf, Refused } from '../money/server.ts'

const changeCall = 'PUT /card/pin1-change'

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan('kasbeno-fmcg-real')
})
afterEach(() => clearSession())

const submitPins = async (pin: string) => {
  for (const label of ['رمز تازه', 'تکرار رمز تازه']) {
    await userEvent.clear(screen.getByLabelText(label))
    await userEvent.type(screen.getByLabelText(label), pin)
  }
  await userEvent.click(screen.getByRole('button', { name: 'ثبت رمز تازه' }))
}

const known = new Refused(422, {
  title: 'ValidationException',
  message: 'سال تولد است.',
  errors: [{ field: 'pin1New', rule: 'rule', message: 'سال تولد است.' }],
})
test('a PIN that others would guess is refused under its field: what the phone knows at once, the rest by the server', async () => {
  const answers = [known, known, { status: 'ENABLED' }]
  const { calls } = openAt('/card/change-password', ChangePinScreen, {
    [cardCall]: aCard({ phone: '09121234067' }),
    [changeCall]: () => answers.shift(),
  })
  await screen.findByLabelText('رمز کنونی')
  await userEvent.type(screen.getByLabelText('رمز کنونی'), '4821')
  for (const easy of ['1234', '7777', '4067', '۹۸۷۶']) {
    await submitPins(easy)
    await screen.findByText('این رمز را دیگران آسان حدس می‌زنند. رمز دیگری بگذارید.')
  }
  expect(callsOf(calls, changeCall)).toEqual([])
  for (const year of ['1369', '1990']) {
    await submitPins(year)
    await screen.findByText('سال تولد است.')
    expect(location.pathname).toBe('/card/change-password')
  }
  await userEvent.clear(screen.getByLabelText('رمز تازه'))
  expect(screen.queryByText('سال تولد است.')).toBeNull()
  await submitPins('0482')
  await waitFor(() => expect(location.search).toBe('?status=success'))
})
