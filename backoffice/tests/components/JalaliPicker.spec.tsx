import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { I18nContextProvider } from 'react-admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { JalaliDateInput } from '../../src/components/JalaliDateInput'
import '../../src/components/JalaliPicker'
import { fromTehranFields, jalaliTime, toTehranFields } from '../../src/lib/jalali'
import { i18nProvider } from '../../src/providers/i18nProvider'
import '../support/desk'

const own = process.env.TZ
beforeAll(() => {
  process.env.TZ = 'America/New_York'
})
afterAll(() => {
  process.env.TZ = own
})

const told: (string | null)[] = []

const Moment = ({ initial }: { initial: string | null }) => {
  const [at, setAt] = useState(initial)
  return (
    <I18nContextProvider value={i18nProvider}>
      <JalaliDateInput
        withTime
        label="لحظه"
        value={at}
        onChange={(value) => {
          told.push(value)
          setAt(value)
        }}
      />
    </I18nContextProvider>
  )
}

const section = (name: string) => screen.findByRole('spinbutton', { name })

test('a moment is shown and typed as clocks in Tehran tell it, wherever the computer stands', async () => {
  expect(new Date('2025-10-22T12:00:00Z').getHours()).toBe(8)
  render(<Moment initial="2025-10-22T21:00:00.000Z" />)
  expect(await section('روز')).toHaveTextContent('۰۱')
  expect(await section('ساعت‌ها')).toHaveTextContent('۰۰')
  const minute = await section('دقیقه‌ها')
  expect(minute).toHaveTextContent('۳۰')
  fireEvent.focus(minute)
  fireEvent.click(minute)
  for (const digit of '45') {
    minute.textContent = digit
    fireEvent.input(minute)
  }
  await waitFor(() => expect(told.at(-1)).toBe('2025-10-22T21:15:00.000Z'))
})

test.each([
  // Tehran had summer time until 1401; New York's clocks change on other days.
  ['2025-11-02T05:30:00.000Z'],
  ['2022-09-21T19:45:00.000Z'],
  ['2022-03-21T20:45:00.000Z'],
  ['2020-07-01T00:00:00.000Z'],
])('%s is the same moment after a way through the fields', (at) => {
  const moment = new Date(at)
  expect(fromTehranFields(toTehranFields(moment))).toEqual(moment)
  const { hour, minute } = Object.fromEntries(
    new Intl.DateTimeFormat('fa-IR', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
      .formatToParts(toTehranFields(moment))
      .map(({ type, value }) => [type, value])
  )
  expect(jalaliTime(moment)).toContain(`${hour}:${minute} |`)
})
