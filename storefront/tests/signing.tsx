import { cleanup, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import SigningPages from '#areas/signing/screens/SigningPages.tsx'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, startSession } from '#core/session.ts'
import { serve } from './money/server.ts'

export const plan = 'kasbeno-fmcg-real'
export const [statusPage, identityPage] = [
  '/sign/signature/status',
  `/sign/${plan}/identity-information`,
]
export const document_ = {
  documentType: 'IDENTITY_INFORMATION',
  documentId: '',
  title: 'اطلاعات هویتی',
  content: 'اینجانب گواهی می‌کنم.\nنام: نرگس\nکد ملی: ۰۰۱۲۳۴۵۶۷۹',
  digest: 'a'.repeat(64),
  algorithm: 'SHA-256',
  signedAt: null as string | null,
  certificateSerial: null as string | null,
}
export const fresh = {
  nextStep: 'INFO',
  status: null as string | null,
  hasVideo: false,
  hasSignature: false,
  rejectionReason: null as string | null,
  submittedAt: null as string | null,
  certificateExpiresAt: null as string | null,
  lastSignature: null as object | null,
}
export const at = (nextStep: string, more: object = {}) => ({ ...fresh, nextStep, ...more })
export const sentence = 'کتاب روی میز است.'

/** Lets the moment pass in which a second press is still meant for the button before, and answers grow old. */
let later = 0
export const letSettle = () => void (later += 2_000)

export const begin = () => {
  startSession({ bearerToken: 'token' })
  rememberPlan(plan)
  const now = Date.now.bind(Date)
  later = 0
  vi.spyOn(Date, 'now').mockImplementation(() => now() + later)
  history.replaceState(null, '', statusPage)
}
export const end = () => {
  cleanup()
  clearSession()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}

export const open = (standing: object, more: Record<string, unknown> = {}) => {
  const answers: Record<string, unknown> = {
    'GET /signing/check': standing,
    'GET /signing/digest': document_,
    'GET /signing/random-sentence': { sentence, expirationMillis: 1_800_000 },
    ...more,
  }
  const calls = serve(answers)
  render(<SigningPages />)
  return { answers, calls, posts: () => calls.filter(({ method }) => method === 'POST') }
}
export const button = (name: string) => screen.findByRole('button', { name })

/** A camera and a recorder as a browser has them; whoever asks is told yes. */
export const aCamera = () => {
  const stopped = vi.fn()
  const stream = { getTracks: () => [{ stop: stopped }, { stop: stopped }] }
  const getUserMedia = vi.fn(async () => stream)
  class Recorder {
    static isTypeSupported = (type: string) => type === 'video/webm'
    static last: Recorder
    state = 'inactive'
    mimeType = 'video/webm'
    ondataavailable: (event: { data: Blob }) => void = () => undefined
    onstop: () => void = () => undefined
    constructor() {
      Recorder.last = this
    }
    start() {
      this.state = 'recording'
    }
    stop() {
      this.state = 'inactive'
      this.ondataavailable({ data: new Blob(['x'.repeat(5_000)]) })
      this.onstop()
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder)
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  return { stopped, getUserMedia, Recorder }
}
export const noCamera = () => {
  vi.stubGlobal('MediaRecorder', undefined)
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true })
}

/** Uploads travel by XMLHttpRequest, which tells how far they are. */
export type Sent = { status: number; body: object } | 'offline'
export const uploads = (answer: (attempt: number) => Sent | Promise<Sent>) => {
  const sent: { path: string; form: FormData }[] = []
  class Request {
    status = 0
    responseText = ''
    timeout = 0
    upload: { onprogress?: (event: object) => void } = {}
    onload: () => void = () => undefined
    onerror: () => void = () => undefined
    #path = ''
    open(_method: string, path: string) {
      this.#path = path
    }
    setRequestHeader() {}
    send(form: FormData) {
      sent.push({ path: this.#path, form })
      this.upload.onprogress?.({ loaded: 40, total: 100 })
      void Promise.resolve(answer(sent.length)).then((given) => {
        if (given === 'offline') return this.onerror()
        this.status = given.status
        this.responseText = JSON.stringify(given.body)
        this.onload()
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return sent
}
