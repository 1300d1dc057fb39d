import { isOfDevice, partnerTokenRules } from '#contracts/partners'
import { newToken, tokenHash } from '#app/people/identity/domain/secrets'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { lockClient } from '../steps/lock_client.js'

interface IssueCommand {
  actor: StaffActor
  clientId: string
  /** A leaked token. */
  endsFormerToken: boolean
}

/** Shown only in this answer. */
export default class IssueToken {
  /** @throws NotFound, BusinessRule (422) without a grant */
  async execute({ actor, clientId, endsFormerToken }: IssueCommand) {
    return transaction(async (trx) => {
      const client = await lockClient(clientId, trx)
      const now = clock.systemNow()
      const isGranted =
        client.token_granted_to === actor.id && client.token_granted_until! > now.toJSDate()
      if (!isGranted) throw new BusinessRule(messages.noToken)
      if (isOfDevice(client) && !client.active) throw new BusinessRule(messages.deviceEnded)
      await trx.from('former_partner_tokens').where({ partner_client_id: clientId }).delete()
      const keepsFormerToken = !endsFormerToken && client.active && client.token_issued_at !== null
      const formerTokenUntil = keepsFormerToken
        ? now.plus({ days: partnerTokenRules.overlapDays }).toJSDate()
        : null
      if (formerTokenUntil) {
        await trx.insertQuery().table('former_partner_tokens').insert({
          hash: client.token_hash,
          partner_client_id: clientId,
          valid_until: formerTokenUntil,
        })
      }
      const token = newToken()
      await trx
        .from('partner_clients')
        .where({ id: clientId })
        .update({
          token_hash: tokenHash(token),
          token_issued_at: now.toJSDate(),
          token_granted_to: null,
          token_granted_until: null,
          active: true,
        })
      const subject = { type: 'partner-clients', id: clientId }
      const after = { formerTokenUntil, active: true }
      const before = { active: client.active }
      await audit({ actor, command: 'partner-clients.issue-token', subject, before, after }, trx)
      return { token, formerTokenUntil }
    })
  }
}
