import { Refusal, Throttled, type ErrorMembers } from '#app/platform/errors'
import { messages } from './i18n/fa.js'

const seconds = (millis: number) => Math.ceil(millis / 1000)

/** A wrong, used or expired code: one answer for all. Whoever has used up its tries is told: they may be typing the right one. */
export class OtpWrong extends Refusal {
  constructor(message: string = messages.codeWrong) {
    super('OtpWrongException', 400, message)
  }
}

/**
 * A code for the same purpose and subject is alive.
 * @param expirationMillis what is left of it
 * @param members what it stands for
 */
export class OtpAlreadySent extends Refusal {
  constructor(expirationMillis: number, members: ErrorMembers = {}) {
    super(
      'OtpAlreadySentException',
      429,
      messages.codeAlreadySent,
      { otpExpirationMillis: expirationMillis, ...members },
      { 'Retry-After': String(seconds(expirationMillis)) }
    )
  }
}

/** Too many failures in a row. */
export class OtpLocked extends Refusal {
  constructor(millis: number, message: string = messages.codeLocked) {
    super('OtpLockedException', 429, message, {}, { 'Retry-After': String(seconds(millis)) })
  }
}

/** The phone of a session or of a browser that it knows was sent as many codes as it may be. */
export class TooManyCodes extends Throttled {
  constructor(millis: number) {
    super(seconds(millis), messages.tooManyCodes)
  }
}

/** What strangers may be sent is used up, by others too: support can hold a code for who calls. */
export class TooManyCodesOfStrangers extends Refusal {
  constructor(millis: number, message: string) {
    const retryAfter = { 'Retry-After': String(seconds(millis)) }
    super('ThrottledException', 429, message, { takesSupportNumber: true }, retryAfter)
  }
}

/** Wrong, used or too old: one answer for all. */
export class SupportNumberWrong extends Refusal {
  constructor() {
    super('SupportNumberWrongException', 400, messages.supportNumberWrong)
  }
}

/** No provider took the message; the code is void and may be asked for again. */
export class CodeNotDelivered extends Refusal {
  constructor() {
    super('ServerException', 503, messages.codeNotDelivered)
  }
}

/** Unknown user, wrong password or wrong second factor: one answer for all. */
export class WrongCredentials extends Refusal {
  constructor() {
    super('UnauthorizedException', 401, messages.wrongCredentials)
  }
}

/** Name and password are right; the client has to ask for the second factor as well. */
export class SecondFactorNeeded extends Refusal {
  constructor() {
    super('UnauthorizedException', 401, messages.secondFactorNeeded, { totpRequired: true })
  }
}

/** The password was given by somebody else: it has to be changed before anything else is done. */
export class PasswordChangeNeeded extends Refusal {
  constructor() {
    super('ForbiddenException', 403, messages.passwordChangeNeeded, {
      passwordChangeRequired: true,
    })
  }
}
