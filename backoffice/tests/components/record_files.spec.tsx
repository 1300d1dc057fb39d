import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { WatchButton } from '../../src/resources/credit/signature-enrollments/WatchButton'
import { openDesk } from '../support/desk'

const file = (type: string) => () => new Response('file', { headers: { 'Content-Type': type } })

test.each([
  ['VIDEO', 'video', 'ویدیوی چهره مریم'],
  ['SIGNATURE', 'signature', 'تصویر امضای مریم'],
] as const)(
  'a %s is fetched from the API when it is looked at, and not before',
  async (kind, part, name) => {
    const path = `/api/admin/signature-enrollments/e1/${part}`
    const { server } = openDesk(<WatchButton enrollmentId="e1" kind={kind} personName="مریم" />, {
      answers: { [`GET ${path}`]: file('video/webm') },
    })
    const watch = await screen.findByRole('button', { name: `دیدن: ${name}` })
    expect(server.to(path)).toHaveLength(0)
    await userEvent.click(watch)
    expect(await screen.findByRole('dialog', { name })).toBeVisible()
    expect(server.to(path)).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'بستن' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(watch).toHaveFocus()
  }
)
