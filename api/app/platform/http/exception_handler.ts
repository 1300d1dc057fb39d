import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import type { ErrorTitle } from '#contracts/errors'
import { faultOfCall, type FaultOfCall } from '#app/platform/database/database_fault'
import {
  OutcomeUnknown,
  Overloaded,
  Refusal,
  Unreachable,
  type ErrorMembers,
  type FieldError,
} from '#app/platform/errors'
import { attemptOf } from '#app/platform/http/attempt'
import { isCommand, mayHaveWritten } from '#app/platform/http/outcome_middleware'
import { messages } from '#app/platform/i18n/fa'

interface Answer {
  title: ErrorTitle
  status: number
  message: string
  members?: ErrorMembers
  headers?: Record<string, string>
}

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

/** A body with a wrong or truncated content encoding: the sender's mistake. */
const isBrokenBody = (error: unknown, request: HttpContext['request']): boolean =>
  request.header('content-encoding') !== undefined &&
  unpacking.test(String(property(error, 'code')))

/** After this fault the command may have been stored, so the answer must not deny it. */
const answerToFault = (fault: FaultOfCall, ctx: HttpContext): Answer => {
  if (mayHaveWritten(ctx)) return new OutcomeUnknown(attemptOf(ctx) !== undefined)
  return fault === 'BUSY' ? new Overloaded() : new Unreachable()
}

/** A full pool is a fault once something was written. */
const faultOf = (error: unknown): FaultOfCall | undefined =>
  error instanceof Overloaded ? 'BUSY' : faultOfCall(error)

const shownOf = ({ title, status, message, members, headers }: Answer): Answer => ({
  title,
  status,
  message,
  members,
  headers,
})

const answerTo = (error: unknown, ctx: HttpContext): Answer => {
  const fault = faultOf(error)
  if (fault) return shownOf(answerToFault(fault, ctx))
  if (error instanceof Refusal) return shownOf(error)
  const status = isBrokenBody(error, ctx.request) ? 400 : Number(property(error, 'status')) || 500
  if (property(error, 'code') === 'E_VALIDATION_ERROR') {
    const errors = property(error, 'messages') as FieldError[]
    return {
      title: 'ValidationException',
      status: 422,
      message: errors[0]?.message ?? messages.invalid,
      members: { errors: errors.map(({ field, rule, message }) => ({ field, rule, message })) },
    }
  }
  if (status >= 500) {
    const message = isCommand(ctx) ? messages.serverCommand : messages.server
    return { title: 'ServerException', status: 500, message }
  }
  // A body that cannot even be read is a 400: 422 names fields, and in a payment means its result.
  const shown = status === 422 ? 400 : status
  return { ...(byStatus[shown] ?? byStatus[400]), status: shown }
}

/** Renders every error in the shape of api "Common"; no internals reach a client. */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected override debug = false

  override async handle(error: unknown, ctx: HttpContext) {
    const { request, response } = ctx
    const { title, status, message, members, headers = {} } = answerTo(error, ctx)
    for (const [name, value] of Object.entries(headers)) response.header(name, value)
    response.status(status).json({ title, status, message, traceId: request.id(), ...members })
  }

  override async report(error: unknown, ctx: HttpContext) {
    if (answerTo(error, ctx).status >= 500) ctx.logger.error({ err: error }, 'request failed')
  }
}
