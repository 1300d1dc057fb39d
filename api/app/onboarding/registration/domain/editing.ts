import { isEditable, type StepStatus } from '#contracts/registration'
import { BusinessRule } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

/** A form is locked while it waits and once it is approved. person §4 @throws BusinessRule */
export const refuseLocked = (status: StepStatus): void => {
  if (isEditable(status)) return
  throw new BusinessRule(status === 'PENDING' ? messages.waiting : messages.approved)
}
