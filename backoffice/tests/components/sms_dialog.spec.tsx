import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RecordContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { SmsButton } from '../../src/resources/trade/users/SmsButton'
import { openDesk } from '../support/desk'

const path = '/api/admin/sms/u1'
const record = { id: 'u1', firstname: 'مریم', lastname: 'رضایی', phone: '09121234567' }
const twice = 'همین متن در ۲۴ ساعت گذشته برای این مشتری فرستاده شده است.'

test('a message is seen before it is sent, and what is chosen anew is seen anew', async () => {
  const user = userEvent.setup()
  const desk = openDesk(
    <RecordContextProvider value={record}>
      <SmsButton />
    </RecordContextProvider>,
    {
      resource: 'users',
      permissions: ['users.list', 'sms.send'],
      answers: {
        [`POST ${path}`]: ({ query, body }) =>
          body.template === 'support-keep-codes'
            ? Response.json({ message: twice }, { status: 409 })
            : {
                status: query.get('dryRun') ? 'WOULD_SEND' : 'QUEUED',
                phone: '0912***4567',
                text: `متن ${String(body.template)}`,
              },
      },
    }
  )
  const choose = async (label: string) => {
    await user.click(screen.getByRole('combobox'))
    await user.click(await screen.findByRole('option', { name: label }))
  }
  const press = (name: string) => user.click(screen.getByRole('button', { name }))

  await user.click(await screen.findByRole('button', { name: 'فرستادن پیامک' }))
  await screen.findByRole('heading', { name: 'پیامک به مریم رضایی' })
  await choose('درخواست تماس با پشتیبانی')
  expect(screen.getByRole('button', { name: 'پیش‌نمایش' })).toHaveProperty('disabled', true)
  await user.type(screen.getByRole('textbox', { name: /دلیل/ }), 'پیگیری مدارک')
  await press('پیش‌نمایش')
  expect((await screen.findByRole('status')).textContent).toContain('۰۹۱۲***۴۵۶۷')
  expect(screen.getByText('متن support-call')).toBeTruthy()

  await choose('هشدار درباره کدها')
  expect(screen.queryByText('متن support-call')).toBeNull()
  await press('پیش‌نمایش')
  expect((await screen.findByRole('alert')).textContent).toBe(twice)
  expect(screen.queryByRole('status')).toBeNull()

  await choose('بازبینی مدارک')
  expect(screen.queryByRole('alert')).toBeNull()
  await press('پیش‌نمایش')
  await screen.findByText('متن support-review-documents')
  await press('فرستادن پیامک')
  await screen.findByText('پیامک در صف ارسال است.')
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  expect(
    desk.server.to(path).map(({ query, body }) => [query.get('dryRun'), body.template])
  ).toEqual([
    ['true', 'support-call'],
    ['true', 'support-keep-codes'],
    ['true', 'support-review-documents'],
    [null, 'support-review-documents'],
  ])
  expect(desk.server.to(path).at(-1)?.body.reason).toBe('پیگیری مدارک')
})
