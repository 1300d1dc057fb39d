import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { approve, company, openReview, showPaper, paperName } from '../support/companies'
import { onDesktop, openInbox, opened, request, show, tap } from '../support/inbox'

/** What the menu's count adds on every page. */
const ofTheMenu = 1

test('a decision at the review costs four requests', async () => {
  const { server } = await openReview([company('c1')])
  await showPaper(paperName)
  await waitFor(() => expect(server.openCalls()).toBe(0))
  const before = server.calls.length
  await userEvent.click(await approve('اطلاعات شرکت'))
  await approve('مریم احمدی')
  await waitFor(() => expect(server.openCalls()).toBe(0))
  const asked = server.calls.slice(before).map(({ method, path }) => `${method} ${path}`)
  expect(asked.length + ofTheMenu, asked.join('\n')).toBeLessThanOrEqual(4)
})

test('a decision in the inbox costs four requests, but for the history of the next', async () => {
  onDesktop()
  const { server } = openInbox([request('a'), request('b')], { path: show('a') })
  await opened('a')
  await waitFor(() => expect(server.openCalls()).toBe(0))
  const before = server.calls.length
  tap('KeyA')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'تأیید' }))
  await opened('b')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(server.openCalls()).toBe(0))
  const asked = server.calls
    .slice(before)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !call.endsWith('/b/history'))
  expect(asked.length + ofTheMenu, asked.join('\n')).toBeLessThanOrEqual(4)
})
