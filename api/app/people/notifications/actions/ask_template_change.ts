import { isDeepStrictEqual } from 'node:util'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { requestSecondPerson } from '#app/platform/change_requests/requests'
import { carriesCode } from '../domain/templates.js'
import { messages } from '../i18n/fa.js'
import { smsRequests } from '../sms_requests.js'
import { lockTemplate, type TemplateFacts } from '../steps/lock_setup.js'
import { refuseTemplate } from '../steps/write_template.js'

interface Command {
  actor: StaffActor
  templateId: string
  facts: TemplateFacts
  reason: string
}

/** Lets another text of a code wait for a second person. */
export default class AskTemplateChange {
  /** @returns the request's id @throws NotFound, InvalidFields, BusinessRule (422), Conflict */
  async execute({ actor, templateId: id, facts, reason }: Command): Promise<string> {
    return transaction(async (trx) => {
      const { name, facts: before } = await lockTemplate(id, trx)
      if (!carriesCode(name)) throw new BusinessRule(messages.onePersonIsEnough)
      refuseTemplate(name, facts)
      if (isDeepStrictEqual(before, facts)) throw new BusinessRule(messages.nothingChanges)
      return requestSecondPerson(
        smsRequests,
        {
          requester: actor,
          action: 'TEMPLATE',
          subject: { type: 'sms-templates', id },
          before,
          after: facts,
          reason,
          about: { template: name },
          whenWaiting: messages.alreadyAsked,
        },
        trx
      )
    })
  }
}
