import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import UserCreate from '../../src/resources/trade/distributor-users/UserCreate'
import UserEdit from '../../src/resources/trade/distributor-users/UserEdit'
import { openDesk, rows } from '../support/desk'

const manager = {
  resource: 'distributor-users',
  permissions: ['distributor-users.list', 'distributor-users.update', 'branches.list'],
  distributorId: 'd1',
}
const branches = { 'GET /api/distributor/branches': () => rows([{ id: 'b1', name: 'شعبه شمال' }]) }

test('a manager opens an account below the name that distributors have for users', async () => {
  const { server } = openDesk(
    <Routes>
      <Route path="/distributor-users/create" element={<UserCreate />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      ...manager,
      path: '/distributor-users/create',
      answers: { ...branches, 'POST /api/distributor/users': () => ({ id: 'u1' }) },
    }
  )
  await userEvent.type(await screen.findByLabelText(/نام کاربری/), 'sara')
  await userEvent.type(screen.getByLabelText(/گذرواژه نخست/), 'a first password')
  await userEvent.type(screen.getByRole('textbox', { name: /^نام(?! کاربری)/ }), 'سارا احمدی')
  await userEvent.click(screen.getByRole('combobox', { name: /نقش/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'کاربر شعبه شرکت پخش' }))
  await userEvent.click(await screen.findByRole('combobox', { name: /شعبه/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'شعبه شمال' }))
  await userEvent.click(screen.getByText('ذخیره'))
  await waitFor(() => expect(server.to('/api/distributor/users', 'POST')).toHaveLength(1))
  expect(server.to('/api/distributor/users', 'POST')[0]!.body).toEqual({
    username: 'sara',
    password: 'a first password',
    fullName: 'سارا احمدی',
    role: 'branch',
    branchId: 'b1',
  })
})

test('an account is changed and locked, never given a password', async () => {
  const user = { id: 'u1', username: 'sara', fullName: 'سارا', role: 'accountant', active: true }
  const path = '/api/distributor/users/u1'
  const { server } = openDesk(
    <Routes>
      <Route path="/distributor-users/:id" element={<UserEdit />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      ...manager,
      path: '/distributor-users/u1',
      answers: { ...branches, [`GET ${path}`]: () => user, [`PUT ${path}`]: () => user },
    }
  )
  await screen.findByDisplayValue('سارا')
  await userEvent.click(screen.getByLabelText('حساب فعال است'))
  expect(screen.queryByLabelText(/گذرواژه/)).toBeNull()
  await userEvent.click(screen.getByText('ذخیره'))
  await waitFor(() => expect(server.to(path, 'PUT')).toHaveLength(1))
  expect(server.to(path, 'PUT')[0]!.body).toMatchObject({ active: false, role: 'accountant' })
})
