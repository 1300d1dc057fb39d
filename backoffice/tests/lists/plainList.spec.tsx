import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { manifests } from '../../src/manifests/manifests'
import { openDesk, rows } from '../support/desk'

/** The page that the product gives a list, with one row of it. */
const openPage = (resource: string, row: object) => {
  const Page = manifests.find(({ name }) => name === resource)!.list as React.ComponentType
  const address = `/api/admin/${resource}`
  return openDesk(
    <Suspense>
      <Page />
    </Suspense>,
    {
      resource,
      permissions: ['locations.list'],
      answers: {
        [`GET ${address}`]: () => rows([row]),
        [`GET ${address}/totals`]: () => ({ count: 1 }),
      },
    }
  )
}

const guild = { id: 7, name: 'لبنیات', plan: 'kasbeno-fmcg-real', active: true }

test('a list that nobody drew shows what its export shows, by the same names', async () => {
  openPage('guilds', guild)
  const row = (await screen.findByText('لبنیات')).closest('tr')!
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads).toEqual(['شناسه', 'نام', 'طرح', 'پیشنهاد می‌شود'])
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  ).toEqual(['۷', 'لبنیات', 'تندمصرف', 'بله'])
})

test('what is in no export is no column', async () => {
  openPage('packages', { id: 'p', slug: 'p', plan: '', amount: 5, active: true })
  await screen.findByText('۵')
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads).toEqual(['مبلغ', 'طرح', 'وضعیت', ''])
})

test('it offers every filter of its description, and nothing that the API does not sort by', async () => {
  openPage('guilds', guild)
  await screen.findByText('لبنیات')
  const [, name, plan] = screen.getAllByRole('columnheader')
  expect(within(name!).queryByRole('button')).not.toBeNull()
  expect(within(plan!).queryByRole('button')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'افزودن فیلتر' }))
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'طرح',
    'پیشنهاد می‌شود',
  ])
})

test('its rows lead to the page of a record where there is one', async () => {
  openPage('provinces', { id: 3, name: 'تهران' })
  const row = (await screen.findByText('تهران')).closest('tr')!
  expect(within(row).getByRole('link')).toHaveAttribute('href', expect.stringMatching('/3/show$'))
})

test('and nowhere else', async () => {
  openPage('guilds', guild)
  const row = (await screen.findByText('لبنیات')).closest('tr')!
  expect(within(row).queryByRole('link')).toBeNull()
})
