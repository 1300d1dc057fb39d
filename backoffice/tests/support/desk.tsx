import { configure, render } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { AdminContext, memoryStore, Notification, ResourceContextProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { authProvider } from '../../src/providers/authProvider'
import { dataProvider } from '../../src/providers/dataProvider'
import { i18nProvider } from '../../src/providers/i18nProvider'
import { setBearerToken } from '../../src/providers/session'

// parts that are fetched when they are first wanted take long on a loaded machine
configure({ asyncUtilTimeout: 20_000 })

export interface Call {
  method: string
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
  form?: FormData
  headers: Headers
}

/** What the server says to `GET /api/admin/orders`: JSON, or a whole response. */
export type Answers = Record<string, (call: Call) => unknown>

export const rows = (
  data: object[],
  { total = data.length, headers = {} }: { total?: number; headers?: Record<string, string> } = {}
) =>
  Response.json(data, {
    headers: { 'Content-Range': `items 0-${data.length}/${total}`, ...headers },
  })

const me = (permissions: readonly string[], distributorId: string | null) => ({
  id: 'me',
  username: 'me',
  fullName: 'من',
  distributorId,
  permissions,
})

/** Histories and notes stand beside many records; they are empty where a test is not about them. */
const emptyPanel = ({ method, path }: Call): Answers[string] | undefined => {
  if (method !== 'GET') return undefined
  if (path.endsWith('/history')) return () => ({ entries: [], hasMore: false })
  return path.endsWith('/notes') ? () => ({ items: [], hasMore: false }) : undefined
}

/** A server for one test: it knows the given answers alone, and remembers what it was asked. */
export const fakeServer = (
  answers: Answers,
  permissions: readonly string[] = [],
  distributorId: string | null = null
) => {
  const calls: Call[] = []
  let open = 0
  const known: Answers = {
    'GET /api/admin/me': () => ({ ...me(permissions, distributorId) }),
    ...answers,
  }
  vi.stubGlobal('fetch', async (url: string, options: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://desk.test')
    const call: Call = {
      method: options.method ?? 'GET',
      path: pathname,
      query: searchParams,
      body: typeof options.body === 'string' ? JSON.parse(options.body) : {},
      headers: new Headers(options.headers),
      ...(options.body instanceof FormData && { form: options.body }),
    }
    calls.push(call)
    const answer = known[`${call.method} ${call.path}`] ?? emptyPanel(call)
    if (!answer) return Response.json({ message: `no answer to ${call.path}` }, { status: 404 })
    open += 1
    const said = await Promise.resolve(answer(call)).finally(() => (open -= 1))
    return said instanceof Response ? said : Response.json(said)
  })
  setBearerToken('token')
  return {
    calls,
    /** Calls without an answer yet. */
    openCalls: () => open,
    /** The calls to one address, without its query. */
    to: (path: string, method?: string) =>
      calls.filter((call) => call.path === path && (!method || call.method === method)),
  }
}

interface Desk {
  answers?: Answers
  permissions?: readonly string[]
  distributorId?: string | null
  resource?: string
  path?: string
}

/** Shows a part of the back-office as one person sees it, on a server of the test's own. */
export const openDesk = (
  element: ReactNode,
  { answers = {}, permissions, distributorId, resource = 'orders', path = '/' }: Desk = {}
) => {
  const server = fakeServer(answers, permissions, distributorId)
  const store = memoryStore()
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <AdminContext
            authProvider={authProvider}
            dataProvider={dataProvider}
            i18nProvider={i18nProvider}
            queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
            store={store}
          >
            <ResourceContextProvider value={resource}>
              <Suspense fallback={null}>{element}</Suspense>
            </ResourceContextProvider>
            <Notification />
          </AdminContext>
        ),
      },
    ],
    { initialEntries: [path] }
  )
  const view = render(<RouterProvider router={router} />)
  return { server, router, store, ...view }
}
