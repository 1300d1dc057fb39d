import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answersOf, inBrowser, open } from '../companies/world.tsx'
import { callsOf } from '../money/server.ts'
import { aHolder, detailsPage, holderAnswers, withCredit } from './holderWorld.ts'

inBrowser()

const ceiling = 'PUT /legal/company/card-holder/u7/ceiling'
const aWorld = () =>
  answersOf({
    phases: withCredit,
    more: { ...holderAnswers(aHolder({ ceiling: 5_000_000 })), [ceiling]: {} },
  })
const button = (name: string) => screen.getByRole('button', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const settled = () => screen.findByRole('table', { name: 'مدیریت کارت' })

test('a ceiling is set once however long Enter is held, refused while it is the same, and taken away', async () => {
  const answers = aWorld()
  const { calls } = open(detailsPage, answers)
  await settled()
  await waitFor(() => expect(button('تعیین سقف ماهانه')).toBeEnabled())
  await press('تعیین سقف ماهانه')
  const save = () => button('ثبت سقف')
  expect(save()).toHaveAccessibleDescription('سقف همین مبلغ است.')
  const field = screen.getByLabelText(/سقف خرید در هر ماه/)
  await userEvent.clear(field)
  expect(save()).toHaveAccessibleDescription('مبلغ سقف را وارد کنید.')
  await userEvent.type(field, '70۰۰۰۰0')
  expect(screen.getByText('هفتصد هزار تومان')).toBeVisible()
  await userEvent.type(field, '{Enter>3/}')
  expect(await screen.findByText('سقف ماهانه ثبت شد.')).toBeVisible()
  await press('تعیین سقف ماهانه')
  await press('برداشتن سقف')
  expect(await screen.findByText('سقف ماهانه برداشته شد.')).toBeVisible()
  expect(callsOf(calls, ceiling).map(({ body }) => body)).toEqual([
    { ceiling: 7_000_000 },
    { ceiling: null },
  ])
})

test('a ceiling that is half typed is there again in the dialog that was closed, until it is saved', async () => {
  const answers = aWorld()
  open(detailsPage, answers)
  await settled()
  const field = async () => {
    await waitFor(() => expect(button('تعیین سقف ماهانه')).toBeEnabled())
    await press('تعیین سقف ماهانه')
    return screen.getByLabelText(/سقف خرید در هر ماه/)
  }
  const first = await field()
  await userEvent.clear(first)
  await userEvent.type(first, '7000000')
  await press('انصراف')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await field()).toHaveValue('۷٬۰۰۰٬۰۰۰')
  await press('ثبت سقف')
  expect(await screen.findByText('سقف ماهانه ثبت شد.')).toBeVisible()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('7000000')
})
