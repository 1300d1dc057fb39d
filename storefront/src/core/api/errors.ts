import { errors as text } from '#core/words/errors.ts'

export interface InvalidField {
  field: string
  rule: string
  message: string
}

/** `body` has extra members. */
export class ApiError extends Error {
  readonly status: number
  readonly title: string
  readonly fields: InvalidField[]
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body.message === 'string' ? body.message : text.default)
    this.status = status
    this.title = typeof body.title === 'string' ? body.title : 'UnknownException'
    this.fields = Array.isArray(body.errors) ? (body.errors as InvalidField[]) : []
    this.body = body
  }

  /** Rest of a running code. */
  get otpExpirationMillis(): number | undefined {
    const millis = this.body.otpExpirationMillis
    return typeof millis === 'number' ? millis : undefined
  }
}

export class ConnectionError extends ApiError {
  constructor(message: string = text.default) {
    super(0, { title: 'ConnectionException', message })
  }
}

/** A command whose answer was lost: it may have been carried out. */
export class LostAnswer extends ConnectionError {
  /** @param isRepeatable idempotent under its key */
  constructor(isRepeatable: boolean) {
    super(isRepeatable ? text.unknown : text.lost)
  }
}

export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : text.default

export const isEndOfSession = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403)

/** Network, 5xx, throttling; all else is final. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)
