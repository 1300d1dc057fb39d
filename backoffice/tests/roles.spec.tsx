import { permissionGroups, permissions } from '@kasbeno/api/contracts/identity'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import RoleShow from '../src/resources/system/roles/RoleShow'
import { openDesk } from './support/desk'

test('every right stands in one group', () => {
  expect(Object.values(permissionGroups).flat().toSorted()).toEqual(permissions.toSorted())
})

test('the rights of a role are grouped, found by any spelling of their names, and stay ticked', async () => {
  openDesk(
    <Routes>
      <Route path="/roles/:id/show" element={<RoleShow />} />
    </Routes>,
    {
      resource: 'roles',
      path: '/roles/finance/show',
      permissions: ['staff.list', 'staff.update', 'roles.list'],
      answers: {
        'GET /api/admin/roles/finance': () => ({
          id: 'finance',
          name: 'finance',
          permissions: ['payments.list', 'ledger.read'],
        }),
      },
    }
  )
  const money = await screen.findByRole('region', { name: 'پول و تسویه' })
  expect(within(money).getByText(/^۲ از /)).toBeVisible()
  const box = screen.getByRole('searchbox', { name: 'جست‌وجو در دسترسی‌ها' })
  await userEvent.type(box, 'دفتر كل')
  expect(screen.getAllByRole('checkbox').length).toBe(1)
  await userEvent.click(screen.getByRole('checkbox', { name: /دفتر کل/ }))
  await userEvent.clear(box)
  expect(within(money).getByText(/^۱ از /)).toBeVisible()
  await userEvent.type(box, 'چنین چیزی')
  expect(screen.getByText('دسترسی‌ای با این نام نیست.')).toBeVisible()
})
