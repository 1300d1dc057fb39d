import { hash } from 'node:crypto'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { requestSecondPerson } from '#app/platform/change_requests/requests'
import { contractTemplateRequests, type WantedTemplate } from '../contract_template_requests.js'
import { messages } from '../i18n/fa.js'
import { lockTemplates } from '../steps/lock_templates.js'

interface Command {
  actor: StaffActor
  templateId: string
  reason: string
}

/** Lets a draft wait for the second person who puts it in force. */
export default class AskInForce {
  /** @returns the request's id @throws NotFound, Conflict while one waits or for what is no draft */
  execute({ actor, templateId, reason }: Command): Promise<string> {
    return transaction(async (trx) => {
      const templates = await lockTemplates(templateId, trx)
      const draft = templates.find(({ id }) => id === templateId)!
      if (draft.status !== 'DRAFT') throw new Conflict(messages.noDraft)
      const current = templates.find(({ status }) => status === 'IN_FORCE')
      const after: WantedTemplate = { version: draft.version, digest: hash('sha256', draft.body) }
      return requestSecondPerson(
        contractTemplateRequests,
        {
          requester: actor,
          action: 'PUT_IN_FORCE',
          subject: { type: 'contract-templates', id: templateId },
          before: { version: current?.version ?? null },
          after,
          reason,
          about: { templateId },
          whenWaiting: messages.alreadyAsked,
        },
        trx
      )
    })
  }
}
