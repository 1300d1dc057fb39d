import { beforeEach, expect, test, vi } from 'vitest'
import { ConnectionError, type ApiError } from '#core/api/errors.ts'
import { upload } from '#core/api/upload.ts'
import { session, startSession } from '#core/session.ts'
import { answering, json } from '../support.ts'

/** What each upload was sent with; the answers come in turn, 0 for a network that is gone. */
const uploading = (...statuses: number[]) => {
  const sent: (string | null)[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0
      responseText = '{"message":"بزرگ است."}'
      upload: { onprogress?: (event: object) => void } = {}
      onload?: () => void
      onerror?: () => void
      #token: string | null = null
      open() {}
      setRequestHeader(name: string, value: string) {
        if (name === 'Authorization') this.#token = value
      }
      send() {
        sent.push(this.#token)
        this.status = statuses[sent.length - 1]!
        this.upload.onprogress?.({ loaded: 1, total: 3 })
        queueMicrotask(() => (this.status === 0 ? this.onerror?.() : this.onload?.()))
      }
    }
  )
  return sent
}
const send = (onProgress: (percent: number) => void = () => undefined) =>
  upload('/user/kasbeno-fmcg-real/upload', new FormData(), onProgress)

beforeEach(() => startSession({ bearerToken: 'old' }))

test('photos whose token expired on the way are sent once more, with the renewed one', async () => {
  answering(() => json({ bearerToken: 'new' }))
  const sent = uploading(401, 200)
  await send()
  expect(sent).toEqual(['Bearer old', 'Bearer new'])
  expect(session.token.value).toBe('new')
})

test('a refusal is told as the server says it, and nothing is sent again', async () => {
  const calls = answering(() => json({ bearerToken: 'new' }))
  const sent = uploading(422)
  await expect(send()).rejects.toMatchObject({ status: 422, message: 'بزرگ است.' } as ApiError)
  expect(sent).toHaveLength(1)
  expect(calls).toEqual([])
})

test('what was meant for a company is not sent by who has left it, now or before', async () => {
  const pairs = [{ bearerToken: 'new', leftCompany: 'پخش مهر' }, { bearerToken: 'newer' }]
  answering(() => json(pairs.shift()))
  const sent = uploading(401, 200, 401, 200)
  await expect(send()).rejects.toMatchObject({ status: 401 } as ApiError)
  await expect(send()).resolves.toBeUndefined()
  await expect(send()).rejects.toMatchObject({ status: 401 } as ApiError)
  expect(sent).toEqual(['Bearer old', 'Bearer new', 'Bearer new'])
})

test('a renewal that nobody answers is a lost connection, and ends no session', async () => {
  answering(() => new Response('', { status: 503 }))
  uploading(401)
  await expect(send()).rejects.toBeInstanceOf(ConnectionError)
  expect(session.exists.value).toBe(true)
})

test('a lost connection is told as one', async () => {
  uploading(0)
  await expect(send()).rejects.toBeInstanceOf(ConnectionError)
})

test('how far it is sent is told in percent', async () => {
  uploading(200)
  const told: number[] = []
  await send((percent) => told.push(percent))
  expect(told).toEqual([33])
})
