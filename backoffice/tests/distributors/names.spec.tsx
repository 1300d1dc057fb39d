import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import BranchEdit from '../../src/resources/trade/branches/BranchEdit'
import DistributorEdit from '../../src/resources/trade/distributors/DistributorEdit'
import DistributorShow from '../../src/resources/trade/distributors/DistributorShow'
import { openDesk, rows } from '../support/desk'

const distributor = {
  id: 'd1',
  name: 'پخش نمونه',
  category: 'مواد غذایی',
  phone: '02188000001',
  plans: [],
  provinceIds: [],
  activeProvinces: [],
  officeAddresses: [],
  active: true,
}

const open = (resource: string, path: string, element: React.ReactNode) =>
  openDesk(
    <Routes>
      <Route path={path.replace(/d1|b1/, ':id')} element={element} />
    </Routes>,
    {
      resource,
      path,
      permissions: ['distributors.list', 'distributors.update', 'branches.list', 'branches.update'],
      answers: {
        'GET /api/admin/distributors/d1': () => distributor,
        'GET /api/admin/branches/b1': () => ({
          id: 'b1',
          name: 'شعبه اصفهان',
          distributorName: 'پخش نمونه',
          provinceId: null,
          cityId: null,
          active: true,
        }),
        'GET /api/provinces': () => ({ items: [] }),
        'GET /api/admin/provinces': () => rows([]),
        'GET /api/admin/branches': () => rows([]),
      },
    }
  )

test('the edit page of a branch names the branch and its distributor', async () => {
  open('branches', '/branches/b1', <BranchEdit />)
  await screen.findByDisplayValue('شعبه اصفهان')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/شعبه اصفهان$/)
  const fact = screen.getByText('شرکت پخش').parentElement!
  expect(within(fact).getByText('پخش نمونه')).toBeVisible()
})

test('the edit page of a distributor names it, and its phone stands where a form begins', async () => {
  open('distributors', '/distributors/d1', <DistributorEdit />)
  const phone = await screen.findByDisplayValue('۰۲۱۸۸۰۰۰۰۰۱')
  expect(phone).toHaveStyle({ textAlign: 'right' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/پخش نمونه$/)
})

test('the title of a distributor says «پخش» once', async () => {
  open('distributors', '/distributors/d1/show', <DistributorShow />)
  await screen.findAllByText('پخش نمونه')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^شرکت پخش نمونه$/)
})
