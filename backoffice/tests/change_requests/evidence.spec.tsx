import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onDesktop, openInbox, request, show } from '../support/inbox'

test('who decides on a text of contracts reads it here, and what it changes', async () => {
  onDesktop()
  const text = request('a', {
    kind: 'contract-template-requests',
    action: 'PUT_IN_FORCE',
    subject: { resource: 'contract-templates', id: 't2', title: 'کارت ۲' },
    before: { version: 1 },
    after: { version: 2, digest: 'ab12' },
  })
  openInbox([text], {
    path: show('a'),
    answers: {
      'GET /api/admin/contract-templates/t2': () => ({
        id: 't2',
        preview: '<h2>ماده ۹</h2>',
        body: '# ماده ۹\nکارمزد ۲ درصد',
        bodyInForce: '# ماده ۹\nکارمزد ۱ درصد',
      }),
    },
  })
  expect(await screen.findByRole('heading', { name: 'ماده ۹' })).toBeVisible()
  expect(screen.getByText('چکیده متن')).toBeVisible()
  expect(screen.getByText('کارمزد ۱ درصد').tagName).toBe('DEL')
  expect(screen.getByText('کارمزد ۲ درصد').tagName).toBe('INS')
})

test('a role tells what it gains and what it loses', async () => {
  onDesktop()
  const role = request('a', {
    kind: 'staff-requests',
    action: 'UPDATE_ROLE',
    subject: { resource: 'roles', id: 'support', title: 'support' },
    before: { permissions: ['orders.list', 'users.list'] },
    after: { permissions: ['users.list', 'payments.list'] },
  })
  openInbox([role], { path: show('a') })
  const changes = within(await screen.findByRole('region', { name: 'پیش ← پس' }))
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'دیدن پرداخت‌ها',
    'دیدن فاکتورها',
  ])
})
