import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { App } from '../src/App'
import { queryClient } from '../src/providers/queryClient'
import { mayBeSignedIn, setBearerToken } from '../src/providers/session'
import { fakeServer, type Answers } from './support/desk'

const refresh = '/api/user/refresh-token'

beforeEach(() => queryClient.clear())

/** The page as it is loaded: no access token yet. */
const load = (path: string, answers: Answers = {}, wasOpened = false) => {
  const server = fakeServer(answers, ['users.list'])
  setBearerToken(null)
  if (wasOpened) localStorage.setItem('kasbeno-backoffice-opened', '1')
  const router = createMemoryRouter([{ path: '*', element: <App /> }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return { server, router }
}

test('who has no session comes to the login, and from there to the page that was wanted', async () => {
  const { server, router } = load('/account', {
    'POST /api/user/login': () => ({ bearerToken: 'new' }),
  })
  await userEvent.type(await screen.findByLabelText('نام کاربری'), 'sara')
  await userEvent.type(screen.getByLabelText('گذرواژه'), 'secret{Enter}')
  expect(await screen.findByRole('navigation', { name: 'منوی اصلی' })).toBeVisible()
  await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
  expect(server.to('/api/user/login')).toHaveLength(1)
})

test('a server in trouble has refused nobody: the session stays, and it is asked again', async () => {
  let isInTrouble = true
  const { router } = load(
    '/account',
    {
      [`POST ${refresh}`]: () =>
        isInTrouble ? new Response('', { status: 503 }) : { bearerToken: 'new' },
    },
    true
  )
  const again = await screen.findByRole('button', { name: 'تلاش دوباره' })
  expect(screen.getByRole('alert')).toHaveTextContent('ارتباط با سرور برقرار نشد.')
  expect(router.state.location.pathname).toBe('/account')
  expect(mayBeSignedIn()).toBe(true)
  isInTrouble = false
  await userEvent.click(again)
  expect(await screen.findByRole('navigation', { name: 'منوی اصلی' })).toBeVisible()
})
