import vine from '@vinejs/vine'
import { companyLimits } from '#contracts/companies'
import { companyId, rowId, text } from '#app/shared/validation'

/** company §5 "Company register" */
export const registerValidator = vine.create({
  name: text(companyLimits.name),
  companyUniqueId: companyId(),
  guildId: rowId(),
})
