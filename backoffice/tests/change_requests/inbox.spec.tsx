import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { descriptorOf } from '../../src/components/list/described'
import { resourceWords } from '../../src/manifests/dictionary'
import { filters, tabs, views } from '../../src/resources/work/change-requests/views'
import {
  base,
  letGo,
  mineToo,
  onDesktop,
  openInbox,
  opened,
  own,
  press,
  request,
  show,
  tap,
} from '../support/inbox'

test('it begins with what waits for me, oldest first', async () => {
  onDesktop()
  const { server } = openInbox([request('a')])
  await screen.findByText('پخش a')
  const [asked] = server.to(base)
  expect(JSON.parse(asked!.query.get('filter')!)).toEqual({ mine: 'TO_DECIDE' })
  expect(JSON.parse(asked!.query.get('sort')!)).toEqual(['askedAt', 'ASC'])
})

test('its tabs show what I asked for, and everything, newest first', async () => {
  onDesktop()
  const { server } = openInbox([request('a')])
  await userEvent.click(await screen.findByRole('tab', { name: 'خواسته‌های من' }))
  const filters = () => server.to(base).map(({ query }) => JSON.parse(query.get('filter')!))
  await waitFor(() => expect(filters()).toContainEqual({ mine: 'ASKED' }))
  await userEvent.click(screen.getByRole('tab', { name: 'همه' }))
  await waitFor(() => expect(filters()).toContainEqual({}))
  await waitFor(() =>
    expect(JSON.parse(server.to(base).at(-1)!.query.get('sort')!)).toEqual(['askedAt', 'DESC'])
  )
})

test('a row says what, about what, how much, who and since when', async () => {
  onDesktop()
  openInbox([request('a', { amount: 5_000, kind: 'approvals', action: 'CHANGE_LIMIT' })])
  const row = await screen.findByRole('link', { name: /پخش a/ })
  for (const text of ['تغییر سقف اعتبار', '۵٬۰۰۰', 'سارا', 'پیش']) {
    expect(row).toHaveTextContent(text)
  }
  expect(row).toHaveAttribute('href', show('a'))
})

test('where I may not decide, the row is locked and says why, and cannot be picked', async () => {
  onDesktop()
  openInbox([own('a')])
  const row = await screen.findByRole('link', { name: /پخش a/ })
  expect(row).toHaveTextContent(mineToo)
  expect(screen.getByRole('checkbox', { name: 'برگزیدن پخش a' })).toBeDisabled()
})

test('J and K go through the requests, Enter opens the first', async () => {
  onDesktop()
  const { router } = openInbox([request('a'), request('b')])
  await screen.findByText('پخش a')
  tap('Enter')
  await opened('a')
  tap('KeyJ')
  await opened('b')
  tap('KeyK')
  await opened('a')
  expect(router.state.location.pathname).toBe(show('a'))
})

test('Enter opens the row that has the focus', async () => {
  onDesktop()
  const { router } = openInbox([request('a'), request('b')])
  const row = await screen.findByRole('link', { name: /پخش b/ })
  row.focus()
  fireEvent.keyDown(row, { code: 'Enter', key: 'Enter' })
  fireEvent.keyUp(row, { code: 'Enter', key: 'Enter' })
  await opened('b')
  expect(router.state.location.pathname).toBe(show('b'))
})

test('the views ask for what the list can be filtered by', () => {
  const taken = descriptorOf('change-requests').filters
  for (const { filter, sort } of [...tabs, ...views]) {
    expect(Object.keys(taken)).toEqual(expect.arrayContaining(Object.keys(filter)))
    expect(descriptorOf('change-requests').fields[sort!.field]?.isSortable).toBe(true)
  }
  expect(filters.map(({ source }) => source)).toEqual(['status', 'kind', 'amount', 'askedAt'])
  for (const { source } of filters)
    expect(resourceWords['change-requests']?.fields).toHaveProperty(source)
})

test('the request says before and after, the reason, and leads to what it is about', async () => {
  onDesktop()
  openInbox([request('a')], { path: show('a') })
  await opened('a')
  expect(screen.getByText('نامه شرکت')).toBeVisible()
  const changes = within(screen.getByRole('region', { name: 'پیش ← پس' }))
  expect(changes.getByText('IR۱۱۰۱۲۰۰۰۰۰۰۰۰۰۵۵۰۰۰۰۰۰۰۲')).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'پخش a' })).toHaveAttribute(
      'href',
      '/distributors/7/show'
    )
  )
})

test('A asks once, says what will happen, and after the approval the next one that I may decide opens', async () => {
  onDesktop()
  const { server } = openInbox([request('a'), own('b'), request('c')], { path: show('a') })
  await opened('a')
  press('KeyA')
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('تأیید تغییر شبا: پخش a')
  dialog.getByText(/همان دم انجام می‌شود/)
  await userEvent.click(dialog.getByRole('button', { name: 'تأیید' }))
  await opened('c')
  await screen.findByText('درخواست تأیید و انجام شد.')
  expect(server.to(`${base}/a/approve`)).toHaveLength(1)
  // The key is still down: it decides nothing of the next one.
  press('KeyA')
  press('KeyA', { repeat: true })
  expect(screen.queryByRole('dialog')).toBeNull()
  letGo('KeyA')
})

test('R asks for a reason; after the last one the list says that nothing waits', async () => {
  onDesktop()
  const { server, router } = openInbox([request('a')], { path: show('a') })
  await opened('a')
  tap('KeyR')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'رد' })).toBeDisabled()
  await userEvent.type(dialog.getByLabelText(/دلیل/), 'نامه ندارد')
  await userEvent.click(dialog.getByRole('button', { name: 'رد' }))
  await waitFor(() => expect(server.to(`${base}/a/reject`)).toHaveLength(1))
  expect(server.to(`${base}/a/reject`)[0]!.body).toEqual({ reason: 'نامه ندارد' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/change-requests'))
  await waitFor(() =>
    expect(screen.getAllByText('درخواستی در انتظار تصمیم شما نیست.')).toHaveLength(2)
  )
})

test('what was refused stays open, with the reason', async () => {
  onDesktop()
  openInbox([request('a'), request('b')], {
    path: show('a'),
    answers: {
      [`POST ${base}/a/approve`]: () =>
        Response.json({ title: 'Conflict', message: 'شبا عوض شده است.' }, { status: 409 }),
    },
  })
  await opened('a')
  tap('KeyA')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'تأیید' }))
  expect(await dialog.findByText('شبا عوض شده است.')).toBeVisible()
  expect(screen.getByRole('dialog')).toBeVisible()
})

test('what I asked for I may take back; that I may not decide it is a sentence, not a resting button', async () => {
  onDesktop()
  const { server } = openInbox([own('a')], { path: show('a') })
  await opened('a')
  expect(within(screen.getByRole('alert')).getByText(mineToo)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^تأیید/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^رد/ })).toBeNull()
  tap('KeyA')
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'پس گرفتن درخواست' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'پس گرفتن درخواست' }))
  await waitFor(() => expect(server.to(`${base}/a/withdraw`)).toHaveLength(1))
})

test('what was decided tells by whom and why, and offers nothing', async () => {
  onDesktop()
  const decided = request('a', {
    status: 'REJECTED',
    decidedByName: 'رضا',
    decidedAt: '2026-11-21T10:00:00.000Z',
    decisionReason: 'نامه ندارد',
    mayDecide: false,
    verbs: [],
  })
  openInbox([decided], { path: show('a') })
  await opened('a')
  expect(screen.getByText('رضا')).toBeVisible()
  expect(screen.getByText('نامه ندارد')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(تأیید|رد|پس گرفتن)/ })).toBeNull()
})

test('the first of two who approve a withdrawal reads that another one is needed', async () => {
  onDesktop()
  const withdrawal = request('a', {
    kind: 'withdrawals',
    action: 'WITHDRAW',
    subject: { resource: 'withdrawals', id: 'w', title: 'کامران' },
    after: { iban: 'IR11' },
    amount: 6_000,
  })
  openInbox([withdrawal], {
    path: show('a'),
    answers: { [`POST ${base}/a/approve`]: () => ({ id: 'a', status: 'PENDING' }) },
  })
  await screen.findByRole('heading', { level: 1, name: 'برداشت از کیف پول: کامران' })
  tap('KeyA')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/۶٬۰۰۰ ریال/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'تأیید' }))
  await screen.findByText('تأیید شما ثبت شد. برای این مبلغ تأیید همکار دیگری هم لازم است.')
})

test('on a narrow screen the list comes first, then the request, with a way back', async () => {
  const { router } = openInbox([request('a')])
  await userEvent.click(await screen.findByRole('link', { name: /پخش a/ }))
  await opened('a')
  expect(screen.queryByRole('tab')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: /بازگشت به کارتابل/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/change-requests'))
  expect(await screen.findByRole('tab', { name: 'برای تصمیم من' })).toBeVisible()
})

test('a link to what waits no more says so', async () => {
  onDesktop()
  openInbox([request('a')], { path: show('z') })
  await screen.findByText('این درخواست دیگر در انتظار نیست یا برای شما باز نیست.')
})
