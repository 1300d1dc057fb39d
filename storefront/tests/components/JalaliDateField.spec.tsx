import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { JalaliDateField } from '#ui/JalaliDateField.tsx'

const pick = async (day: string, month: string, year: string) => {
  await userEvent.selectOptions(screen.getByLabelText('روز'), day)
  await userEvent.selectOptions(screen.getByLabelText('ماه'), month)
  await userEvent.selectOptions(screen.getByLabelText('سال'), year)
}

test('a day that its month does not have is told, stays as it was chosen, and gives no date', async () => {
  const onChange = vi.fn()
  render(<JalaliDateField label="تاریخ تولد" value="" onChange={onChange} />)
  await pick('۳۱', 'مهر', '۱۳۵۸')
  expect(screen.getByLabelText('روز')).toHaveValue('31')
  expect(screen.getByText(/مهر ۱۳۵۸ فقط ۳۰ روز دارد/)).toBeVisible()
  expect(onChange.mock.lastCall).toEqual([''])
  await userEvent.selectOptions(screen.getByLabelText('روز'), '۳۰')
  expect(screen.queryByText(/فقط ۳۰ روز دارد/)).toBeNull()
  expect(onChange.mock.lastCall).toEqual(['1979-10-22'])
})

test('the thirtieth of Esfand is a date in a leap year alone', async () => {
  const onChange = vi.fn()
  render(<JalaliDateField label="تاریخ تولد" value="" onChange={onChange} />)
  await pick('۳۰', 'اسفند', '۱۳۵۸')
  expect(onChange.mock.lastCall).toEqual(['1980-03-20'])
  await userEvent.selectOptions(screen.getByLabelText('سال'), '۱۳۵۹')
  expect(onChange.mock.lastCall).toEqual([''])
  expect(screen.getByText(/اسفند ۱۳۵۹ فقط ۲۹ روز دارد/)).toBeVisible()
})

test('a half-chosen date is kept over a reload, and forgotten once it is whole', async () => {
  const onChange = vi.fn()
  const field = (value: string) => (
    <JalaliDateField label="تاریخ تولد" draft="identity.born" value={value} onChange={onChange} />
  )
  const first = render(field(''))
  await userEvent.selectOptions(screen.getByLabelText('روز'), '۱۵')
  await userEvent.selectOptions(screen.getByLabelText('سال'), '۱۳۵۸')
  first.unmount()

  const second = render(field(''))
  expect(screen.getByLabelText('روز')).toHaveValue('15')
  expect(screen.getByLabelText('ماه')).toHaveValue('')
  expect(screen.getByLabelText('سال')).toHaveValue('1358')
  await userEvent.selectOptions(screen.getByLabelText('ماه'), 'مرداد')
  expect(onChange.mock.lastCall).toEqual(['1979-08-06'])
  second.unmount()

  render(field(''))
  expect(screen.getByLabelText('روز')).toHaveValue('')
})
