import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import BranchEdit from '../src/resources/trade/branches/BranchEdit'
import StaffEdit from '../src/resources/system/staff/StaffEdit'
import { openDesk, rows } from './support/desk'

const choose = async (label: RegExp, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

test('another province of a branch keeps no city of the one before', async () => {
  const path = '/api/admin/branches/b1'
  const branch = { id: 'b1', name: 'شعبه مرکز', provinceId: 4, cityId: 9, active: true }
  const { server } = openDesk(
    <Routes>
      <Route path="/branches/:id" element={<BranchEdit />} />
    </Routes>,
    {
      resource: 'branches',
      path: '/branches/b1',
      permissions: ['branches.list', 'branches.update'],
      answers: {
        [`GET ${path}`]: () => branch,
        [`PUT ${path}`]: () => branch,
        'GET /api/provinces': () => ({
          items: [
            { id: 4, name: 'اصفهان' },
            { id: 17, name: 'فارس' },
          ],
        }),
        'GET /api/cities': () => ({ items: [{ id: 9, name: 'کاشان' }] }),
      },
    }
  )
  await screen.findByDisplayValue('کاشان')
  await choose(/استان/, 'فارس')
  await userEvent.click(screen.getByText('ذخیره'))
  await waitFor(() => expect(server.to(path, 'PUT')).toHaveLength(1))
  expect(server.to(path, 'PUT')[0]!.body).toMatchObject({ provinceId: 17, cityId: null })
})

test('another distributor of an account keeps no branch of the one before', async () => {
  const path = '/api/admin/staff/s1'
  const member = {
    id: 's1',
    username: 'sara',
    fullName: 'سارا',
    role: 'branch',
    distributorId: 'd1',
    branchId: 'b1',
    active: true,
  }
  const { server } = openDesk(
    <Routes>
      <Route path="/staff/:id" element={<StaffEdit />} />
    </Routes>,
    {
      resource: 'staff',
      path: '/staff/s1',
      permissions: ['staff.list', 'staff.update'],
      answers: {
        [`GET ${path}`]: () => member,
        [`PUT ${path}`]: () => member,
        'GET /api/admin/roles': () => rows([{ id: 'branch' }]),
        'GET /api/admin/distributors': () =>
          rows([
            { id: 'd1', name: 'پخش آلفا' },
            { id: 'd2', name: 'پخش بتا' },
          ]),
        'GET /api/admin/branches': () => rows([{ id: 'b1', name: 'شعبه مرکز' }]),
      },
    }
  )
  await screen.findByDisplayValue('شعبه مرکز')
  const distributor = await screen.findByDisplayValue('پخش آلفا')
  await userEvent.clear(distributor)
  await userEvent.type(distributor, 'بتا')
  await userEvent.click(await screen.findByRole('option', { name: 'پخش بتا' }))
  await waitFor(() => expect(screen.queryByDisplayValue('شعبه مرکز')).toBeNull())
  expect(server.to(path, 'PUT')).toHaveLength(0)
})
