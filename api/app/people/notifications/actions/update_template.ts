import { isDeepStrictEqual } from 'node:util'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { carriesCode } from '../domain/templates.js'
import { messages } from '../i18n/fa.js'
import { lockTemplate, type TemplateFacts } from '../steps/lock_setup.js'
import { refuseTemplate, writeTemplate } from '../steps/write_template.js'

interface Command {
  actor: StaffActor
  templateId: string
  facts: TemplateFacts
}

/** Changes a text that guards nothing: of a notice, not of a code. */
export default class UpdateTemplate {
  /** @throws NotFound, InvalidFields, BusinessRule (422) for a code, which takes two people */
  async execute({ actor, templateId: id, facts }: Command): Promise<void> {
    await transaction(async (trx) => {
      const { name, facts: before } = await lockTemplate(id, trx)
      if (carriesCode(name)) throw new BusinessRule(messages.codeNeedsTwo)
      refuseTemplate(name, facts)
      if (isDeepStrictEqual(before, facts)) return
      await writeTemplate(id, facts, trx)
      const subject = { type: 'sms-templates', id } as const
      const [was, is] = [{ ...before }, { ...facts }]
      await audit({ actor, command: 'sms-templates.update', subject, before: was, after: is }, trx)
    })
  }
}
