import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { payoutRequestKinds } from '#contracts/settlement'
import { reasonMax, trackingMax } from '#app/money/settlement/domain/result'
import { calendarDate, rialsField, textField } from '#app/platform/values/validation'

export const previewValidator = vine.create({
  upTo: calendarDate().optional(),
  /** Of one distributor alone. */
  distributorId: vine.string().uuid().optional(),
})

export const resultLinesMax = 50_000

export const correctionValidator = vine.create({
  kind: vine.enum(payoutRequestKinds),
  reason: textField(limits.reason),
  bankReference: textField(limits.bankReference).optional(),
})

export const retryValidator = vine.create({ reason: textField(limits.reason) })

/** The id that the run's detail or the inbox showed. */
export const retryApprovalValidator = vine.create({ requestId: vine.string().uuid() })

/** An Excel file, or the same lines as JSON. */
export const resultValidator = vine.create({
  file: vine.file({ size: '5mb', extnames: ['xlsx'] }).optional(),
  lines: vine
    .array(
      vine.object({
        paymentId: textField(40),
        status: vine.enum(['PAID', 'FAILED'] as const),
        amount: rialsField().optional(),
        trackingNumber: textField(trackingMax).optional(),
        reason: textField(reasonMax).optional(),
      })
    )
    .minLength(1)
    .maxLength(resultLinesMax)
    .optional(),
})
