import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { I18nContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { FormDialog } from '../../src/components/FormDialog'
import { JalaliDateInput } from '../../src/components/JalaliDateInput'
import '../../src/components/JalaliPicker'
import FilterEditor from '../../src/components/list/FilterEditor'
import { i18nProvider } from '../../src/providers/i18nProvider'
import { openDesk } from '../support/desk'

const parts = { year: 'سال', month: 'ماه', day: 'روز' } as const

/**
 * Types into one part of the field, as a browser does: the part's text becomes what was typed. In ASCII
 * digits, because jsdom knows no editable content; the roads through Chromium type Persian ones.
 */
const type = async (part: keyof typeof parts, text: string) => {
  const section = await screen.findByRole('spinbutton', { name: parts[part] })
  fireEvent.focus(section)
  fireEvent.click(section)
  for (const digit of text) {
    section.textContent = digit
    fireEvent.input(section)
  }
}
const typeDate = async (year: string, month: string, day: string) => {
  await type('year', year)
  await type('month', month)
  await type('day', day)
}

const Dialog = ({
  onSubmit,
  initial = null,
}: {
  onSubmit: (day: string | null) => void
  initial?: string | null
}) => {
  const [day, setDay] = useState<string | null>(initial)
  return (
    <FormDialog
      title="day"
      submit="send"
      isRunning={false}
      onSubmit={() => onSubmit(day)}
      onClose={() => undefined}
    >
      <JalaliDateInput disableFuture label="تاریخ" value={day} onChange={setDay} />
    </FormDialog>
  )
}

const openDialog = async (initial?: string | null) => {
  const sent: (string | null)[] = []
  openDesk(<Dialog onSubmit={(day) => sent.push(day)} initial={initial} />)
  await screen.findByRole('group', { name: 'تاریخ' })
  const button = screen.getByRole('button', { name: 'send' })
  const submit = () => fireEvent.submit(button.closest('form')!)
  return { sent, button, submit }
}

test('a whole date is sent as its Gregorian day', async () => {
  const { sent, button, submit } = await openDialog()
  await typeDate('1404', '07', '30')
  await waitFor(() => expect(button).toBeEnabled())
  submit()
  expect(sent).toEqual(['2025-10-22'])
})

test('a date that is half typed is an error, and nothing is sent', async () => {
  const { sent, button, submit } = await openDialog()
  await type('year', '1404')
  await type('month', '07')
  expect(await screen.findByText('تاریخ کامل نیست.')).toBeVisible()
  expect(button).toBeDisabled()
  submit()
  expect(sent).toEqual([])
})

test('a date that does not exist is an error, and nothing is sent', async () => {
  const { sent, button, submit } = await openDialog()
  await typeDate('1404', '07', '31')
  expect(await screen.findByText('چنین تاریخی وجود ندارد.')).toBeVisible()
  expect(button).toBeDisabled()
  submit()
  expect(sent).toEqual([])
})

test('the thirtieth of Esfand exists in a leap year alone', async () => {
  const { sent, submit } = await openDialog()
  await typeDate('1404', '12', '30')
  await screen.findByText('چنین تاریخی وجود ندارد.')
  await type('year', '1403')
  await waitFor(() => expect(screen.queryByText('چنین تاریخی وجود ندارد.')).toBeNull())
  submit()
  expect(sent).toEqual(['2025-03-20'])
})

test('a date that was whole and is broken up again is not sent as it was', async () => {
  const { sent, button, submit } = await openDialog('2025-10-22')
  await type('month', '1')
  await type('day', '')
  const section = screen.getByRole('spinbutton', { name: 'روز' })
  section.textContent = ''
  fireEvent.input(section)
  fireEvent.keyDown(section, { key: 'Delete' })
  expect(await screen.findByText('تاریخ کامل نیست.')).toBeVisible()
  expect(button).toBeDisabled()
  submit()
  expect(sent).toEqual([])
})

test('a day that has not come is an error where the past is asked for', async () => {
  const { sent, submit } = await openDialog()
  await typeDate('1499', '01', '01')
  await screen.findByText('تاریخ نمی‌تواند در آینده باشد.')
  submit()
  expect(sent).toEqual([])
})

test('a filter with half a date is not applied', async () => {
  const applied: unknown[] = []
  render(
    <I18nContextProvider value={i18nProvider}>
      <FilterEditor
        filter={{ source: 'dueDate', kind: 'days', label: 'سررسید' }}
        value={undefined}
        onApply={(value) => applied.push(value)}
      />
    </I18nContextProvider>
  )
  const [from] = await screen.findAllByRole('spinbutton', { name: 'سال' })
  fireEvent.focus(from!)
  for (const digit of '1404') {
    from!.textContent = digit
    fireEvent.input(from!)
  }
  await screen.findByText('تاریخ کامل نیست.')
  const button = screen.getByRole('button', { name: 'اعمال فیلتر' })
  expect(button).toBeDisabled()
  fireEvent.submit(button.closest('form')!)
  expect(applied).toEqual([])
})
