import logger from '@adonisjs/core/services/logger'
import { needsSecondPerson } from '#contracts/setting_guards'
import { settingDefaults, type SettingKey } from '#contracts/settings'
import type { AuditCommand } from '#contracts/trail'
import type { StaffActor, SystemActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { AlreadyProcessed } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { assertSecondPerson } from '#app/platform/two_people/second_person'
import { proposalStands } from '../queries/proposal_stands.js'
import { changeSetting } from '../settings.js'

interface Command {
  actor: StaffActor | SystemActor
  key: SettingKey
  value: string | number | boolean
  /** Of a proposal that is decided: while it is the one that was read. */
  proposalId?: string
}
interface Proposal {
  id: string
  value: unknown
  proposed_by: string
}

/**
 * Changes a setting, and keeps in the audit trail what held before. What guards money is only proposed
 * by the first member of staff who asks for it, and holds from the moment a second one asks for the same.
 * Asking for what holds already takes a proposal back. The operator's console needs no second person.
 */
export default class ChangeSetting {
  async execute({ actor, key, value, proposalId }: Command): Promise<void> {
    await transaction(async (trx) => {
      // Two changes of one setting take turns, also the first two, so that each line tells the truth.
      await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`setting:${key}`])
      const row = await trx.from('settings').select('value').where({ key }).first()
      const before = row ? row.value : settingDefaults[key]
      const proposal: Proposal | null = await trx
        .from('setting_proposals')
        .where({ key })
        .whereRaw(proposalStands)
        .first()
      if (proposalId && proposal?.id !== proposalId) throw new AlreadyProcessed()
      const note = (command: AuditCommand, change: { from: unknown; to: unknown }) =>
        audit(
          {
            actor,
            command,
            subject: { type: 'settings', id: null },
            before: { [key]: change.from },
            after: { [key]: change.to },
          },
          trx
        )
      const guards = actor.kind === 'staff' && needsSecondPerson(key, before, value)
      if (guards && proposal?.value === value) {
        if (proposal.proposed_by === actor.id) return
        await assertSecondPerson({ askedBy: proposal.proposed_by, approver: actor }, trx)
      } else if (guards) {
        await propose(actor, key, value, trx)
        await note('settings.propose', { from: before, to: value })
        logger.warn(
          { key, staffId: actor.id },
          'a setting that guards money waits for a second person'
        )
        return
      }
      await trx.from('setting_proposals').where({ key }).delete()
      if (before === value) {
        if (proposal) await note('settings.withdraw', { from: proposal.value, to: value })
        return
      }
      await changeSetting(key, value as never, trx)
      await note('settings.update', { from: before, to: value })
    })
  }
}

/** The latest proposal is the one that a second person may agree to. */
const propose = (actor: StaffActor, key: SettingKey, value: unknown, trx: Trx) => {
  const proposal = {
    id: newId(),
    value: JSON.stringify(value),
    proposed_by: actor.id,
    proposed_at: clock.systemNow().toJSDate(),
  }
  return trx
    .knexQuery()
    .insert({ key, ...proposal })
    .into('setting_proposals')
    .onConflict('key')
    .merge(proposal)
}
