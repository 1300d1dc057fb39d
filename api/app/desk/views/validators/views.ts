import vine from '@vinejs/vine'
import { viewLimits } from '#contracts/views'
import { cleanString, textField } from '#app/platform/values/validation'

const fieldName = () => cleanString().regex(/^\w{1,60}$/)

/** What the list offers is asked of the list itself. */
export const viewValidator = vine.create({
  resource: cleanString().regex(/^[a-z][a-z-]{1,59}$/),
  name: textField(viewLimits.name),
  filter: vine.object({}).allowUnknownProperties(),
  sort: vine.object({ field: fieldName(), order: vine.enum(['ASC', 'DESC'] as const) }),
  hidden: vine.array(fieldName()).distinct().maxLength(viewLimits.hidden).nullable(),
  isShared: vine.boolean({ strict: true }),
  isDefault: vine.boolean({ strict: true }),
})
