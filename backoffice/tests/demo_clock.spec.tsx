import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { DemoClockButton } from '../src/demo/DemoClockButton'
import { openDesk } from './support/desk'

const clockWith = (daysToClose: number, jobsRunning = 0) => ({
  now: '2026-11-28T08:00:00.000+03:30',
  systemNow: '2026-11-28T08:00:00.000+03:30',
  today: '2026-11-28',
  todayJalali: '۱۴۰۵/۰۹/۰۷',
  advancedDays: 0,
  daysToClose,
  jobsRunning,
})

test('a moved clock answers before its days are closed, and says how many are left until none is', async () => {
  let daysLeft = 0
  const { server: desk } = openDesk(<DemoClockButton />, {
    resource: 'demo',
    permissions: ['demo.clock'],
    answers: {
      'GET /api/demo/clock': () => clockWith(daysLeft),
      'POST /api/demo/clock': () => {
        daysLeft = 40
        return Response.json(clockWith(daysLeft), { status: 202 })
      },
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button'))
  expect(screen.queryByRole('status')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'جلو بردن' }))
  expect(desk.to('/api/demo/clock', 'POST')).toHaveLength(1)
  const button = await screen.findByRole('button', { name: /۴۰ روز مانده/ })
  daysLeft = 0
  await waitFor(() => expect(button).not.toHaveAccessibleName(/روز مانده/))
})

test('the clock is not moved again before the days behind it are done, and says what is left of them', async () => {
  let jobsLeft = 3
  const { server: desk } = openDesk(<DemoClockButton />, {
    resource: 'demo',
    permissions: ['demo.clock'],
    answers: {
      'GET /api/demo/clock': () => clockWith(0, jobsLeft),
      'POST /api/demo/clock': () => Response.json(clockWith(0)),
    },
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /۳ کار دیگر/ }))
  const status = await screen.findByRole('status')
  expect(status).toHaveTextContent(/۳ کار دیگر/)
  expect(status).not.toHaveTextContent(/روز مانده/)
  const advance = screen.getByRole('button', { name: 'جلو بردن' })
  expect(advance).toBeDisabled()
  jobsLeft = 0
  await waitFor(() => expect(advance).toBeEnabled())
  await user.click(advance)
  expect(desk.to('/api/demo/clock', 'POST')).toHaveLength(1)
})
