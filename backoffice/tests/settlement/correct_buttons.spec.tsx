import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { RecordContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { PayoutAlarms } from '../../src/resources/money/payout-alarms/PayoutAlarms'
import { CorrectButtons } from '../../src/resources/money/payouts/CorrectButtons'
import { Ready } from '../support/commands'
import { answerOf, fieldsOf, typeInto } from '../support/dialogs'
import { openDesk, rows } from '../support/desk'

const alarm = {
  id: 'a1',
  kind: 'PAID_AFTER_FAILED',
  answered: 'PAID',
  answeredTrackingNumber: 'T501',
  raisedAt: '2026-11-20T08:05:00Z',
  resolvedAt: null,
  isOpen: true,
  isUnexplained: false,
}
const correct = '/api/admin/payouts/p1/correct'

/** The buttons of a withdrawal that the bank refused, and what it has said of it since. */
const open = async (said: object, status = 'FAILED') => {
  const desk = openDesk(
    <RecordContextProvider value={{ id: 'w1', payoutId: 'p1', status }}>
      <CorrectButtons of="payoutId" />
      <PayoutAlarms of="payoutId" />
      <Ready />
    </RecordContextProvider>,
    {
      resource: 'withdrawals',
      permissions: ['settlement.run', 'settlement.read'],
      answers: {
        'GET /api/admin/change-requests': () => rows([]),
        'GET /api/admin/payout-alarms': () => rows([{ ...alarm, ...said }]),
        [`POST ${correct}`]: () => ({ id: 'q1', status: 'PENDING' }),
      },
    }
  )
  await screen.findByText('ready')
  return desk
}
const press = async (label: string) => {
  fireEvent.click(await screen.findByRole('button', { name: label }))
  return screen.findByRole('dialog')
}

test('a refused withdrawal that the bank has paid is booked by two people', async () => {
  const desk = await open({})
  const dialog = await press('پرداخت شده است')
  expect(dialog).toHaveTextContent('دوباره از آن برداشته می‌شود')
  typeInto(fieldsOf(dialog)[0]!, 'نامه ۱۲')
  fireEvent.click(answerOf(dialog)!)
  await waitFor(() =>
    expect(desk.server.to(correct, 'POST').map(({ body }) => body)).toEqual([
      { kind: 'PAID', reason: 'نامه ۱۲' },
    ])
  )
})

test('a paid one is not paid once more', async () => {
  await open({ kind: 'FAILED_AFTER_PAID' }, 'PAID')
  expect(await screen.findByRole('button', { name: 'پول برگشت' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'پرداخت شده است' })).toBeNull()
})

test('what was let stand without the bank’s paper is still to be booked or explained', async () => {
  const desk = await open({ isOpen: false, isUnexplained: true })
  expect(await screen.findByText(/مغایرت‌گیری آن را نشان می‌دهد/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'پرداخت شده است' })).toBeEnabled()
  const dialog = await press('وضعیت درست است')
  typeInto(fieldsOf(dialog)[0]!, 'پول برگشت')
  typeInto(within(dialog).getByLabelText('شماره نامه بانک یا پیگیری برگشت پول'), 'R-88')
  fireEvent.click(answerOf(dialog)!)
  await waitFor(() =>
    expect(desk.server.to(correct, 'POST').map(({ body }) => body)).toEqual([
      { kind: 'KEEP', reason: 'پول برگشت', bankReference: 'R-88' },
    ])
  )
})

test('what is explained needs nothing more', async () => {
  await open({ isOpen: false })
  expect(screen.queryByRole('button')).toBeNull()
})
