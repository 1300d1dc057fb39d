import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { BranchSearch } from '../../src/resources/work/companies/BranchSearch'
import { openDesk } from '../support/desk'

const path = '/api/bank-branch/20/0'
const aBranch = (id: string, name: string, nearness: string | null) => ({
  ...{ id, name, nearness, branchCode: '12', cityName: null, provinceName: 'تهران' },
})
const open = async (cityId: number | null, items: object[]) => {
  const desk = openDesk(<BranchSearch cityId={cityId} value={null} onChange={() => undefined} />, {
    answers: { [`GET ${path}`]: () => ({ items }) },
  })
  await userEvent.click(await screen.findByRole('combobox'))
  const list = await screen.findByRole('listbox')
  await within(list).findAllByRole('option')
  return { desk, list }
}

test('branches stand as the server orders them, below how near it says they are', async () => {
  const { desk, list } = await open(80, [
    aBranch('b3', 'شعبه پ', 'CITY'),
    aBranch('b2', 'شعبه ب', 'PROVINCE'),
    aBranch('b1', 'شعبه الف', 'OTHER'),
  ])
  expect(list.textContent).toMatch(
    /^در شهر شرکت.*شعبه پ.*در استان شرکت.*شعبه ب.*در استان‌های دیگر.*شعبه الف/
  )
  await userEvent.type(screen.getByRole('combobox'), 'پ')
  const asked = () => desk.server.to(path).map(({ query }) => Object.fromEntries(query))
  await expect.poll(asked).toEqual([
    { keyword: '', cityId: '80' },
    { keyword: 'پ', cityId: '80' },
  ])
})

test('where the city of the company is not known, no branch is said to be near', async () => {
  const { desk, list } = await open(null, [aBranch('b1', 'شعبه الف', null)])
  expect(list.textContent).toMatch(/شعبه الف/)
  expect(list.textContent).not.toMatch(/در شهر|در استان/)
  expect(Object.fromEntries(desk.server.to(path)[0]!.query)).toEqual({ keyword: '' })
})
