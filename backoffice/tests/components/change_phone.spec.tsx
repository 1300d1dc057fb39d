import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RecordContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { ChangePhoneButton } from '../../src/resources/trade/users/ChangePhoneButton'
import { openDesk } from '../support/desk'

const record = { id: 'u1', firstname: 'مریم', lastname: 'رضایی', phone: '09121234567' }
const taken = 'این شماره از آن مشتری دیگری است.'

test('another phone is asked for once, in ASCII digits; what is refused can be mended', async () => {
  const user = userEvent.setup()
  const bodies: unknown[] = []
  openDesk(
    <RecordContextProvider value={record}>
      <ChangePhoneButton />
    </RecordContextProvider>,
    {
      resource: 'users',
      permissions: ['users.list', 'users.change-phone'],
      answers: {
        'POST /api/admin/users/u1/change-phone': ({ body }) => {
          bodies.push(body)
          return bodies.length === 1
            ? Response.json({ message: taken }, { status: 422 })
            : { status: 'PENDING_APPROVAL', requestId: 'r', inquiry: 'MATCHED' }
        },
      },
    }
  )
  await user.click(await screen.findByRole('button', { name: 'تغییر شماره' }))
  await screen.findByRole('heading', { name: 'تغییر شماره مریم رضایی' })
  const [phone, reason] = screen.getAllByRole('textbox') as [HTMLElement, HTMLElement]
  const submit = screen.getByRole('button', { name: 'تغییر شماره' })
  await user.type(phone, '۰۹۱۲۰۰۰۰۰۰۱')
  await user.type(reason, ' ')
  expect(submit).toHaveProperty('disabled', true)
  await user.type(reason, 'خط گم شد')
  await user.click(submit)
  expect((await screen.findByRole('alert')).textContent).toContain(taken)
  await user.clear(phone)
  await user.type(phone, '۰۹۱۲۰۰۰۰۰۰۲{Enter}{Enter}')
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  expect(bodies).toEqual([
    { phone: '09120000001', reason: 'خط گم شد' },
    { phone: '09120000002', reason: 'خط گم شد' },
  ])
})
