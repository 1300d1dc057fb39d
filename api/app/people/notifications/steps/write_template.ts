import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { refuseText } from '../domain/own_text.js'
import { carriesCode, type TemplateName } from '../domain/templates.js'
import { messages } from '../i18n/fa.js'
import { renewSetup } from '../setup.js'
import type { TemplateFacts } from './lock_setup.js'

/** @throws InvalidFields for the text, BusinessRule (422) for a code that would go out no more */
export const refuseTemplate = (name: TemplateName, { text, active }: TemplateFacts): void => {
  if (text !== null) refuseText(name, text)
  if (!active && carriesCode(name)) throw new BusinessRule(messages.codeStaysOn)
}

/** Holds in all processes from the commit on. */
export const writeTemplate = async (
  id: string,
  { text, kavenegarName, smsIrId, active }: TemplateFacts,
  trx: Trx
): Promise<void> => {
  await trx.from('sms_templates').where({ id }).update({
    text,
    kavenegar_name: kavenegarName,
    smsir_id: smsIrId,
    active,
    updated_at: clock.systemNow().toJSDate(),
  })
  await renewSetup(trx)
}
