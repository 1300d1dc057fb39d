import vine from '@vinejs/vine'
import { callSubjects, contactLimits, reportSubjects } from '#contracts/leads'
import { limits } from '#contracts/limits'
import { calendarDate, personName, phone, rowId, textField } from '#app/platform/values/validation'

/** Who left their name at a stand, or on the page for those who have not signed in. person §7 */
export const leadValidator = vine.create({
  name: personName(limits.name),
  phone: phone(),
  shopname: textField(limits.shopName).optional(),
  provinceId: rowId().optional(),
  cityId: rowId().optional(),
  text: textField(contactLimits.text).optional(),
})

/** Who asks to be called; a picture may come with it. person §7 */
export const callInfoValidator = vine.create({
  name: personName(limits.name).optional(),
  phone: phone(),
  subject: vine.enum(callSubjects),
  text: textField(contactLimits.text),
})

export const reportValidator = vine.create({
  subject: vine.enum(reportSubjects),
  name: textField(limits.name).optional(),
  phone: phone().optional(),
  text: textField(contactLimits.text),
  occurredOn: calendarDate(),
})
