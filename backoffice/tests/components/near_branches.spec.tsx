import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { RecordSearch } from '../../src/components/RecordSearch'
import { openDesk, rows, type Call } from '../support/desk'

const branches = [
  { id: 'b1', name: 'شعبه الف', cityId: 9, provinceId: 9 },
  { id: 'b2', name: 'شعبه ب', cityId: 81, provinceId: 8 },
  { id: 'b3', name: 'شعبه پ', cityId: 80, provinceId: 8 },
]
const matching = ({ query }: Call) => {
  const { cityId, provinceId } = JSON.parse(query.get('filter') ?? '{}')
  return rows(
    branches.filter(
      (branch) =>
        (cityId === undefined || branch.cityId === cityId) &&
        (provinceId === undefined || branch.provinceId === provinceId)
    )
  )
}

test('records that are near stand first, each once and below what they are', async () => {
  openDesk(
    <RecordSearch<(typeof branches)[number]>
      resource="bank-branches"
      nearer={[{ cityId: 80 }, { provinceId: 8 }]}
      groupOf={({ cityId, provinceId }) =>
        `companies.nearness.${cityId === 80 ? 'CITY' : provinceId === 8 ? 'PROVINCE' : 'OTHER'}`
      }
      nameOf={({ name }) => name}
      label="companies.newBranch"
      value={null}
      onChange={() => undefined}
    />,
    { answers: { 'GET /api/admin/bank-branches': matching } }
  )
  await userEvent.click(await screen.findByRole('combobox'))
  const list = await screen.findByRole('listbox')
  await within(list).findByText('شعبه الف')
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  ).toEqual(['شعبه پ', 'شعبه ب', 'شعبه الف'])
  expect(list.textContent).toBe('در شهر شرکتشعبه پدر استان شرکتشعبه بدر استان‌های دیگرشعبه الف')
})
