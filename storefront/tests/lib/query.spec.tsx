import { act, cleanup, render, screen } from '@testing-library/react'
import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import type { Address } from '#core/api/contract.ts'
import { fetchFresh, refresh, useQuery } from '#core/query.ts'
import { clearSession } from '#core/session.ts'
import { answering, json, notModified, setVisibility } from '../support.ts'

type Balance = Address<'/wallet/{plan}/self'>
const balance = '/balance' as string as Balance

const Page = ({ path = balance, pollMs }: { path?: Balance; pollMs?: number }) => {
  const { data, error } = useQuery(path, { pollMs })
  return <p>{data ? `n=${data.cash}` : error ? 'failed' : 'loading'}</p>
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  clearSession()
  vi.useRealTimers()
})

test('a page that is left while its poll is under way ends the request and asks nothing more', async () => {
  let replies = 0
  const calls = answering(() => (replies++ === 0 ? json({ cash: 1 }) : undefined))
  const { unmount } = render(<Page pollMs={4000} />)
  await pass(4000)
  expect(calls).toHaveLength(2)

  unmount()
  await pass(0)
  expect(calls[1]!.signal!.aborted).toBe(true)
  await pass(120_000)
  expect(calls).toHaveLength(2)
})

test('a page that is left between two polls asks nothing more', async () => {
  const calls = answering(() => json({ cash: 1 }))
  const { unmount } = render(<Page pollMs={4000} />)
  await pass(100)
  unmount()
  await pass(120_000)
  expect(calls).toHaveLength(1)
})

test('an answer that comes after its page was left arms nothing', async () => {
  let reply: (response: Response) => void = () => undefined
  const calls = answering(() => new Promise<Response>((resolve) => (reply = resolve)))
  const { unmount } = render(<Page pollMs={1000} />)
  await pass(100)
  unmount()
  reply(json({ cash: 1 }))
  await pass(60_000)
  expect(calls).toHaveLength(1)
})

test('an idle page asks at most six times in its first minute, and ever less while nothing changes', async () => {
  const calls = answering(({ headers }) =>
    headers.get('If-None-Match') === '"a"'
      ? notModified()
      : json({ cash: 1 }, { headers: { ETag: '"a"' } })
  )
  render(<Page pollMs={10_000} />)
  await pass(60_000)
  const first = calls.length
  expect(first).toBeGreaterThan(1)
  expect(first).toBeLessThanOrEqual(6)
  await pass(60_000)
  await pass(60_000)
  // Two minutes at thirty seconds' distance.
  expect(calls.length - first).toBeLessThanOrEqual(5)
  expect(screen.getByText('n=1')).toBeInTheDocument()
})

test('a change brings the short pause back', async () => {
  let n = 1
  const calls = answering(({ headers }) =>
    headers.get('If-None-Match') === `"${n}"`
      ? notModified()
      : json({ cash: n }, { headers: { ETag: `"${n}"` } })
  )
  render(<Page pollMs={10_000} />)
  await pass(120_000)
  n = 2
  for (let second = 0; second < 30 && !screen.queryByText('n=2'); second++) await pass(1000)
  expect(screen.getByText('n=2')).toBeInTheDocument()
  const before = calls.length
  await pass(10_000)
  expect(calls).toHaveLength(before + 1)
})

test('nothing is asked while the screen is off, and at once when it is turned on', async () => {
  const calls = answering(() => json({ cash: 1 }))
  render(<Page pollMs={5000} />)
  await pass(100)
  setVisibility('hidden')
  await pass(600_000)
  expect(calls).toHaveLength(1)
  setVisibility('visible')
  await pass(0)
  expect(calls).toHaveLength(2)
})

test('two pages of one path share its requests', async () => {
  const calls = answering(() => json({ cash: 1 }))
  render(
    <>
      <Page pollMs={5000} />
      <Page pollMs={5000} />
    </>
  )
  await pass(5000)
  expect(calls).toHaveLength(2)
})

test('the next page takes over a request that the one before began', async () => {
  let reply: (response: Response) => void = () => undefined
  const calls = answering(() => new Promise<Response>((resolve) => (reply = resolve)))
  const { rerender } = render(<Page key="first" />)
  rerender(<Page key="second" />)
  await pass(0)
  expect(calls[0]!.signal!.aborted).toBe(false)
  reply(json({ cash: 7 }))
  await pass(0)
  expect(screen.getByText('n=7')).toBeInTheDocument()
  expect(calls).toHaveLength(1)
})

test('what could not be loaded comes back by itself, ever more patiently', async () => {
  let isDown = true
  const calls = answering(() =>
    isDown ? Promise.reject(new TypeError('no network')) : json({ cash: 1 })
  )
  render(<Page />)
  await pass(60_000)
  expect(screen.getByText('failed')).toBeInTheDocument()
  expect(calls.length).toBeGreaterThanOrEqual(4)
  expect(calls.length).toBeLessThanOrEqual(9)
  isDown = false
  await pass(30_000)
  expect(screen.getByText('n=1')).toBeInTheDocument()
})

test('what could not be loaded comes back at once when the network is back', async () => {
  let isDown = true
  answering(() => (isDown ? Promise.reject(new TypeError('no network')) : json({ cash: 1 })))
  render(<Page />)
  await pass(60_000)
  isDown = false
  dispatchEvent(new Event('online'))
  await pass(0)
  expect(screen.getByText('n=1')).toBeInTheDocument()
})

test('a refusal is an answer: nobody asks again for what does not exist', async () => {
  const calls = answering(() => json({ title: 'NotFoundException', message: 'x' }, { status: 404 }))
  render(<Page />)
  await pass(120_000)
  expect(calls).toHaveLength(1)
})

test('a command that waits for a fresh answer is not ended by the page that is left', async () => {
  let reply: (response: Response) => void = () => undefined
  const calls = answering(() => new Promise<Response>((resolve) => (reply = resolve)))
  const { unmount } = render(<Page />)
  await pass(0)
  const fresh = fetchFresh(balance)
  reply(json({ cash: 1 }))
  await pass(0)
  unmount()
  await pass(0)
  reply(json({ cash: 2 }))
  await expect(fresh).resolves.toEqual({ cash: 2 })
  expect(calls).toHaveLength(2)
})

test('what was asked before a command does not answer for after it', async () => {
  const replies: ((response: Response) => void)[] = []
  const calls = answering(() => new Promise<Response>((resolve) => replies.push(resolve)))
  render(<Page />)
  await pass(0)
  const isRefreshed = vi.fn()
  void refresh(balance).then(isRefreshed)
  replies[0]!(json({ cash: 1 }))
  await pass(0)
  expect([calls.length, isRefreshed.mock.calls.length]).toEqual([2, 0])
  replies[1]!(json({ cash: 2 }))
  await pass(0)
  expect(isRefreshed).toHaveBeenCalledOnce()
  expect(screen.getByText('n=2')).toBeInTheDocument()
})

test('the end of a session forgets what was known, and what is under way', async () => {
  const calls = answering(() => undefined)
  render(<Page />)
  await pass(0)
  act(() => clearSession())
  expect(calls[0]!.signal!.aborted).toBe(true)
  await pass(0)
  expect(screen.getByText('loading')).toBeInTheDocument()
})

test('an answer that comes while the screen is off arms nothing', async () => {
  let reply: (response: Response) => void = () => undefined
  const calls = answering(() => new Promise<Response>((resolve) => (reply = resolve)))
  render(<Page pollMs={1000} />)
  await pass(0)
  setVisibility('hidden')
  reply(json({ cash: 1 }))
  await pass(120_000)
  expect(calls).toHaveLength(1)
})
