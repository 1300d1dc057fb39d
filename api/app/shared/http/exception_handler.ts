import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import type { ErrorTitle } from '#contracts/errors'
import { lockNotAvailable, sqlState } from '#app/shared/database'
import { Overloaded, Refusal, type ErrorMembers, type FieldError } from '#app/shared/errors'
import { messages } from '#app/shared/i18n/fa'

interface Answer {
  title: ErrorTitle
  status: number
  message: string
  members?: ErrorMembers
  headers?: Record<string, string>
}

/** The framework's own refusals (routes, bodies), by their status. */
const byStatus: Record<number, Omit<Answer, 'status'>> = {
  400: { title: 'ValidationException', message: messages.malformed },
  401: { title: 'UnauthorizedException', message: messages.unauthorized },
  403: { title: 'ForbiddenException', message: messages.forbidden },
  404: { title: 'NotFoundException', message: messages.notFound },
  413: { title: 'PayloadTooLargeException', message: messages.tooLarge },
  415: { title: 'ValidationException', message: messages.malformed },
  429: { title: 'ThrottledException', message: messages.throttled },
}

const property = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null && name in error
    ? (Object.getOwnPropertyDescriptor(error, name)?.value ?? Reflect.get(error, name))
    : undefined

/** As zlib and brotli name what they cannot unpack. */
const unpacking = /^(Z_|ERR__)[A-Z]/

/** A body that says it is packed, and is not, or not whole: its sender's mistake. */
const isBrokenBody = (error: unknown, request: HttpContext['request']): boolean =>
  request.header('content-encoding') !== undefined &&
  unpacking.test(String(property(error, 'code')))

const answerTo = (error: unknown, request: HttpContext['request']): Answer => {
  if (error instanceof Refusal) return { ...error, message: error.message }
  if (sqlState(error) === lockNotAvailable) return answerTo(new Overloaded(), request)
  const status = isBrokenBody(error, request) ? 400 : Number(property(error, 'status')) || 500
  if (property(error, 'code') === 'E_VALIDATION_ERROR') {
    const errors = property(error, 'messages') as FieldError[]
    return {
      title: 'ValidationException',
      status: 422,
      message: errors[0]?.message ?? messages.invalid,
      members: { errors: errors.map(({ field, rule, message }) => ({ field, rule, message })) },
    }
  }
  if (status >= 500) return { title: 'ServerException', status: 500, message: messages.server }
  // A body that cannot even be read is a 400: 422 names fields, and in a payment means its result.
  const shown = status === 422 ? 400 : status
  return { ...(byStatus[shown] ?? byStatus[400]), status: shown }
}

/** Renders every error in the one shape of api "Common"; nothing of the inside reaches a client. */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected override debug = false

  override async handle(error: unknown, { request, response }: HttpContext) {
    const { title, status, message, members, headers = {} } = answerTo(error, request)
    for (const [name, value] of Object.entries(headers)) response.header(name, value)
    response.status(status).json({ title, status, message, traceId: request.id(), ...members })
  }

  override async report(error: unknown, { logger, request }: HttpContext) {
    if (answerTo(error, request).status >= 500) logger.error({ err: error }, 'request failed')
  }
}
