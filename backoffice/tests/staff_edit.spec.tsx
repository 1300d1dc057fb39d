import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import StaffEdit from '../src/resources/system/staff/StaffEdit'
import { openDesk, rows } from './support/desk'

test('an account is saved without a password, unless a new one was typed', async () => {
  const member = { id: 'r1', username: 'sara', fullName: 'سارا', role: 'kyc', active: true }
  const path = '/api/admin/staff/r1'
  const { server } = openDesk(
    <Routes>
      <Route path="/staff/:id" element={<StaffEdit />} />
    </Routes>,
    {
      resource: 'staff',
      path: '/staff/r1',
      permissions: ['staff.list', 'staff.update'],
      answers: {
        [`GET ${path}`]: () => member,
        [`PUT ${path}`]: () => member,
        'GET /api/admin/roles': () => rows([{ id: 'kyc' }]),
      },
    }
  )
  await userEvent.type(await screen.findByDisplayValue('سارا'), ' احمدی')
  const password = screen.getByLabelText(/گذرواژه تازه/)
  await userEvent.type(password, 'typed')
  await userEvent.clear(password)
  await userEvent.click(screen.getByText('ذخیره'))
  await waitFor(() => expect(server.to(path, 'PUT')).toHaveLength(1))
  const { body } = server.to(path, 'PUT')[0]!
  expect(body.fullName).toBe('سارا احمدی')
  expect(body).not.toHaveProperty('password')
})
