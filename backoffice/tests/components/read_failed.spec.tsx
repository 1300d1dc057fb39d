import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { RecordContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import CreateDialog from '../../src/resources/system/partner-clients/CreateDialog'
import ConfirmAddressDialog from '../../src/resources/cards/cards/ConfirmAddressDialog'
import { DistributorBranches } from '../../src/resources/trade/distributors/DistributorBranches'
import { RunInvoices } from '../../src/resources/money/settlement-runs/RunInvoices'
import { openDesk, rows } from '../support/desk'

const card = {
  ...{ id: 'c1', userId: 'u1', status: 'PRINT_PENDING', parcelStatus: 'RETURNED_TO_SENDER' },
  deliveryAddress: { id: 'a1', title: 'فروشگاه', cityName: 'تهران', address: 'خیابان آزادی' },
} as never

const failing: [string, string, ReactElement, object, string][] = [
  [
    'the invoices that are approved',
    'settlement-run-items',
    <RunInvoices key="run" hasDiscount={false} />,
    { externalId: 'NM-1', distributorName: 'پخش آلفا', gross: 1, net: 1 },
    'پخش آلفا',
  ],
  [
    'the branches of a distributor',
    'branches',
    <DistributorBranches key="branches" />,
    { name: 'شعبه ری', active: true },
    'شعبه ری',
  ],
  [
    'the other addresses of a card that came back',
    'addresses',
    <ConfirmAddressDialog key="card" card={card} onClose={() => undefined} />,
    { cityName: 'کرج', address: 'بلوار طالقانی' },
    'کرج، بلوار طالقانی',
  ],
]

test.each(failing)('%s are not called none where they cannot be read', async (...given) => {
  const [, resource, element, row, shown] = given
  let isDown = true
  const down = () => Response.json({ message: 'خراب است.' }, { status: 503 })
  openDesk(<RecordContextProvider value={{ id: '7' }}>{element}</RecordContextProvider>, {
    permissions: ['addresses.list'],
    answers: {
      [`GET /api/admin/${resource}`]: () => (isDown ? down() : rows([{ id: 'x', ...row }])),
    },
  })
  expect(await screen.findByText('دریافت اطلاعات با خطا روبه‌رو شد.')).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByText(shown)).toBeVisible()
})

test('the distributor of a program is found by what is typed, however many there are', async () => {
  const path = '/api/admin/distributors'
  const ask = 'POST /api/admin/partner-requests'
  const { server } = openDesk(<CreateDialog onClose={() => undefined} />, {
    permissions: ['distributors.list'],
    answers: {
      [`GET ${path}`]: ({ query }) =>
        rows(
          query.get('filter')?.includes('یاس')
            ? [{ id: '999', name: 'پخش یاس' }]
            : [{ id: '1', name: 'پخش آلفا' }],
          { total: 1_000 }
        ),
      [ask]: () => ({ id: 'r1' }),
    },
  })
  await userEvent.type(await screen.findByRole('textbox', { name: /نام/ }), 'زنجیره یاس')
  await userEvent.type(screen.getByRole('combobox', { name: /شرکت پخش/ }), 'یاس')
  await userEvent.click(await screen.findByRole('option', { name: 'پخش یاس' }))
  await userEvent.type(screen.getByLabelText(/دلیل/), 'قرارداد تازه')
  await userEvent.click(screen.getByRole('button', { name: 'برنامه تازه' }))
  await expect
    .poll(() => server.to('/api/admin/partner-requests', 'POST').map(({ body }) => body))
    .toMatchObject([{ distributorId: '999', name: 'زنجیره یاس' }])
})
