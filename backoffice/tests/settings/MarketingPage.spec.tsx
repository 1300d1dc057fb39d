import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import MarketingPage from '../../src/resources/system/settings/MarketingPage'
import { openDesk } from '../support/desk'

const path = '/api/admin/marketing'
const held = {
  creditBillions: 1_250,
  shops: 4_300,
  distributors: ['golestan'],
  choices: [
    { slug: 'golestan', name: 'گلستان' },
    { slug: 'behrooz', name: 'بهروز' },
  ],
}
const answers = { [`GET ${path}`]: () => held, [`PUT ${path}`]: () => held }

test('is only looked at without its right', async () => {
  openDesk(<MarketingPage />, { answers })
  expect(await screen.findByLabelText(/میلیارد/)).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'ذخیره' })).toBeNull()
})

test('figures and logos are chosen by name and sent as one', async () => {
  const { server } = openDesk(<MarketingPage />, { permissions: ['marketing.update'], answers })
  await userEvent.click(await screen.findByRole('combobox'))
  await userEvent.click(await screen.findByRole('option', { name: 'بهروز' }))
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }))
  await screen.findByText('بهروز')
  const [sent] = server.to(path, 'PUT')
  expect(sent!.body).toEqual({
    creditBillions: 1_250,
    shops: 4_300,
    distributors: ['golestan', 'behrooz'],
  })
})
