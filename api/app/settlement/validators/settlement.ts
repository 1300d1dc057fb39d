import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { payoutRequestKinds } from '#contracts/settlement'
import { reasonMax, trackingMax } from '#app/settlement/domain/result'
import { calendarDate, rials, text } from '#app/shared/validation'

export const previewValidator = vine.create({ upTo: calendarDate().optional() })

export const resultLinesMax = 50_000

export const correctionValidator = vine.create({
  kind: vine.enum(payoutRequestKinds),
  reason: text(limits.reason),
  /** The bank's letter, or the tracking number by which the money came back. */
  bankReference: text(limits.bankReference).optional(),
})

/** The bank's answer: an Excel file, or the same lines as JSON. */
export const resultValidator = vine.create({
  file: vine.file({ size: '5mb', extnames: ['xlsx'] }).optional(),
  lines: vine
    .array(
      vine.object({
        paymentId: text(40),
        status: vine.enum(['PAID', 'FAILED'] as const),
        amount: rials().optional(),
        trackingNumber: text(trackingMax).optional(),
        reason: text(reasonMax).optional(),
      })
    )
    .minLength(1)
    .maxLength(resultLinesMax)
    .optional(),
})
