import { cleanup, render, screen } from '@testing-library/react'
import {
  CoreAdminContext,
  RecordContextProvider,
  ResourceContextProvider,
  type AuthProvider,
} from 'react-admin'
import { afterEach, expect, test } from 'vitest'
import { DescribedFacts } from '../../src/components/DescribedFacts'

afterEach(cleanup)

const order = {
  id: '1',
  status: 'CREATED',
  grandTotalAmount: 1000,
  bankFeeAmount: 20,
  branchName: null,
  customerName: 'رضا',
}
const signedIn = (distributorId: string | null): AuthProvider => ({
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getIdentity: () => Promise.resolve({ id: 'u-1', distributorId }),
})
const i18nProvider = {
  translate: (key: string) => key,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'fa',
}

const namesFor = async (distributorId: string | null, last: string) => {
  render(
    <CoreAdminContext authProvider={signedIn(distributorId)} i18nProvider={i18nProvider}>
      <ResourceContextProvider value="orders">
        <RecordContextProvider value={order}>
          <DescribedFacts
            of="orders"
            fields={[
              'grandTotalAmount',
              'bankFeeAmount',
              'branchName?',
              { field: 'customerName', label: 'orders.buyer' },
              false,
            ]}
          />
        </RecordContextProvider>
      </ResourceContextProvider>
    </CoreAdminContext>
  )
  await screen.findByText(last)
  return screen.getAllByRole('term').map(({ textContent }) => textContent)
}

test('the facts are called and drawn as the description says, and left out where they are empty', async () => {
  expect(await namesFor(null, 'resources.orders.fields.bankFeeAmount')).toEqual([
    'resources.orders.fields.grandTotalAmount',
    'resources.orders.fields.bankFeeAmount',
    'orders.buyer',
  ])
  expect(screen.getByText(/۱٬۰۰۰/)).toBeDefined()
})

test('what only the bank may see is no fact for others', async () => {
  expect(await namesFor('d-1', 'orders.buyer')).toEqual([
    'resources.orders.fields.grandTotalAmount',
    'orders.buyer',
  ])
})
