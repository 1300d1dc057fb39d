import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { rows } from '../support/desk'
import { base, onDesktop, openInbox, request } from '../support/inbox'

test('several are approved with one reason; each has its result, and those that failed stay picked', async () => {
  onDesktop()
  const failed = { title: 'Conflict', message: 'شبا عوض شده است.' }
  const requests = ['a', 'b', 'c'].map((id) => request(id))
  const { server } = openInbox(requests, {
    answers: {
      [`GET ${base}`]: () =>
        rows(server.to(`${base}/bulk/approve`).length > 0 ? requests.slice(1) : requests),
      [`POST ${base}/bulk/approve`]: () => ({
        results: [
          { id: 'a', status: 'APPROVED' },
          { id: 'b', error: failed },
        ],
      }),
    },
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'برگزیدن پخش a' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'برگزیدن پخش b' }))
  await userEvent.click(screen.getByRole('button', { name: 'تأیید ۲ درخواست' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/دلیل/), 'با هم دیده شد')
  await userEvent.click(dialog.getByRole('button', { name: 'تأیید' }))
  const results = within(await screen.findByRole('dialog', { name: 'نتیجه هر درخواست' }))
  expect(server.to(`${base}/bulk/approve`).map(({ body }) => body)).toEqual([
    { ids: ['a', 'b'], reason: 'با هم دیده شد' },
  ])
  expect(results.getByText('۱ از ۲ درخواست انجام شد.')).toBeVisible()
  const told = results.getAllByRole('row').slice(1)
  expect(told[0]).toHaveTextContent('پخش b')
  expect(told[0]).toHaveTextContent('شبا عوض شده است.')
  expect(told[1]).toHaveTextContent('پخش a')
  expect(told[1]).toHaveTextContent('تأییدشده')
  await userEvent.click(results.getByRole('button', { name: 'بستن' }))
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'برگزیدن پخش a' })).toBeNull())
  expect(screen.getByRole('checkbox', { name: 'برگزیدن پخش b' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'برگزیدن پخش c' })).not.toBeChecked()
})

test('several are rejected with a reason alone', async () => {
  onDesktop()
  const { server } = openInbox([request('a')], {
    answers: {
      [`POST ${base}/bulk/reject`]: () => ({ results: [{ id: 'a', status: 'REJECTED' }] }),
    },
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'برگزیدن پخش a' }))
  await userEvent.click(screen.getByRole('button', { name: 'رد ۱ درخواست' }))
  const dialog = within(await screen.findByRole('dialog'))
  const send = dialog.getByRole('button', { name: 'رد' })
  expect(send).toBeDisabled()
  await userEvent.type(dialog.getByLabelText(/دلیل/), 'تکراری')
  await userEvent.click(send)
  await screen.findByText('۱ از ۱ درخواست انجام شد.')
  expect(server.to(`${base}/bulk/reject`)[0]!.body).toEqual({ ids: ['a'], reason: 'تکراری' })
})

test('a run, which is not rejected, keeps the rest from being rejected at once', async () => {
  onDesktop()
  openInbox([request('a', { kind: 'settlement-runs', action: 'MATURITY', verbs: ['approve'] })])
  await userEvent.click(await screen.findByRole('checkbox', { name: 'برگزیدن پخش a' }))
  expect(screen.getByRole('button', { name: 'رد ۱ درخواست' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'تأیید ۱ درخواست' })).toBeEnabled()
})
