import { Exception } from '@adonisjs/core/exceptions'
import type { ErrorTitle } from '#contracts/errors'
import { messages } from './i18n/fa.js'

export interface FieldError {
  field: string
  rule: string
  message: string
}

/** Members that an error answer carries beside the common ones. */
export type ErrorMembers = Record<string, unknown>

/** An expected refusal. It is answered as it stands and never logged as a fault. */
export class Refusal extends Exception {
  /**
   * @param title stable, for programs
   * @param message Persian, for people
   * @param members what the case adds to the answer (`otpExpirationMillis`, …)
   * @param headers sent with the answer
   */
  constructor(
    readonly title: ErrorTitle,
    status: number,
    message: string,
    readonly members: ErrorMembers = {},
    readonly headers: Record<string, string> = {}
  ) {
    super(message, { status })
  }
}

export class NotFound extends Refusal {
  constructor(message: string = messages.notFound) {
    super('NotFoundException', 404, message)
  }
}

export class Unauthorized extends Refusal {
  constructor(message: string = messages.unauthorized) {
    super('UnauthorizedException', 401, message)
  }
}

export class Forbidden extends Refusal {
  constructor(message: string = messages.forbidden) {
    super('ForbiddenException', 403, message)
  }
}

/** The state of things does not allow the command (any more). */
export class Conflict extends Refusal {
  constructor(message: string, members: ErrorMembers = {}) {
    super('ConflictException', 409, message, members)
  }
}

/** The command has been carried out before; nothing happened now. */
export class AlreadyProcessed extends Refusal {
  constructor(message: string = messages.alreadyProcessed) {
    super('AlreadyProcessedException', 409, message)
  }
}

/** A rule of the product says no. Customers get it as 422, never as 403: 403 would end their session. */
export class BusinessRule extends Refusal {
  constructor(message: string, members: ErrorMembers = {}) {
    super('BusinessRuleException', 422, message, members)
  }
}

/** Fields that a rule beyond the validator refuses. `status` is 400 where 422 means something else. */
export class InvalidFields extends Refusal {
  constructor(errors: FieldError[], status: 400 | 422 = 422) {
    super('ValidationException', status, errors[0]?.message ?? messages.invalid, {
      // A validator's own reports hold more than clients are told.
      errors: errors.map(({ field, rule, message }) => ({ field, rule, message })),
    })
  }
}

export const refusedField = (field: string, message: string) =>
  new InvalidFields([{ field, rule: 'rule', message }])

export class Throttled extends Refusal {
  constructor(retryAfterSeconds: number, message: string = messages.throttled) {
    super('ThrottledException', 429, message, {}, { 'Retry-After': String(retryAfterSeconds) })
  }
}

/** By then a connection may be free, or the database back. */
const comeBack = { 'Retry-After': '2' }

/** All connections to the database are in use, and stayed so for as long as anybody should wait. */
export class Overloaded extends Refusal {
  constructor() {
    super('ServerException', 503, messages.overloaded, {}, comeBack)
  }
}

/** The database cannot be reached, or takes no writes; nothing was done. */
export class Unreachable extends Refusal {
  constructor() {
    super('ServerException', 503, messages.unreachable, {}, comeBack)
  }
}

/** The connection broke while something was being kept: it was, or it was not. */
export class OutcomeUnknown extends Refusal {
  /** @param isRepeatable under a key, nothing is done twice */
  constructor(isRepeatable: boolean) {
    const message = isRepeatable ? messages.outcomeUnknownOfKey : messages.outcomeUnknown
    super('OutcomeUnknownException', 503, message, {}, comeBack)
  }
}
