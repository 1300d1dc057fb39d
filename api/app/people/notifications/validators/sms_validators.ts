import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { smsTextMax, supportMessages } from '#contracts/messages'
import { textField, verbatim } from '#app/platform/values/validation'

const positionMax = 99
const keyMax = 200
const nameMax = 100
const idMax = 2_147_483_647

const facts = {
  /** Null: the text that ships. */
  text: textField(smsTextMax).nullable(),
  kavenegarName: verbatim(nameMax)
    .regex(/^[A-Za-z0-9_-]+$/)
    .nullable(),
  smsIrId: vine.number({ strict: true }).withoutDecimals().range([1, idMax]).nullable(),
  active: vine.boolean({ strict: true }),
}

export const smsTemplateValidator = vine.create(facts)
export const templateRequestValidator = vine.create({ ...facts, reason: textField(limits.reason) })

export const moveValidator = vine.create({
  position: vine.number({ strict: true }).withoutDecimals().range([1, positionMax]),
})
export const providerRequestValidator = vine.create({
  kind: vine.enum(['KEY', 'SWITCH_ON'] as const),
  apiKey: vine.string().maxLength(keyMax).optional(),
  reason: textField(limits.reason),
})

export const messageValidator = vine.create({
  template: vine.enum(supportMessages),
  reason: textField(limits.reason),
})
