import type { PaymentSource } from './orders.ts'

/** Stable titles of refusals, for programs. Every error answer carries one. */
export const errorTitles = [
  'ValidationException',
  'OtpWrongException',
  'OtpAlreadySentException',
  'OtpLockedException',
  'SupportNumberWrongException',
  'UnauthorizedException',
  'ForbiddenException',
  'NotFoundException',
  'ConflictException',
  'IdempotencyConflictException',
  'IdempotencyKeyRequiredException',
  'AlreadyProcessedException',
  'ThrottledException',
  'PaymentRefusedException',
  'PaymentsRefusedException',
  'CardRefusedException',
  'BusinessRuleException',
  'PayloadTooLargeException',
  'OutcomeUnknownException',
  'ServerException',
] as const
export type ErrorTitle = (typeof errorTitles)[number]

/** The body of every error answer. api "Common". */
export interface ErrorBody {
  title: ErrorTitle
  status: number
  message: string
  traceId: string
  errors?: { field: string; rule: string; message: string }[]
  otpExpirationMillis?: number
  /** What a running code of a payment stands for; rials. */
  paymentSource?: PaymentSource
  amount?: number
}
