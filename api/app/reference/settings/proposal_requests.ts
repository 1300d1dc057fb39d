import app from '@adonisjs/core/services/app'
import { changeVerbs } from '#contracts/change_requests'
import { settingDefaults, type SettingKey } from '#contracts/settings'
import { borrowedKind } from '#app/platform/change_requests/kinds'
import { prepared } from '#app/platform/database/database'
import { AlreadyProcessed, BusinessRule } from '#app/platform/errors'
import { messages } from '#app/platform/i18n/fa'
import { jsonOf } from '#app/platform/resource/query'
import ChangeSetting from './actions/change_setting.js'
import { names } from './i18n/fa.js'
import { proposalStands } from './queries/proposal_stands.js'

const inForce = `coalesce((select value from settings where settings.key = setting_proposals.key),
  '${JSON.stringify(settingDefaults)}'::jsonb -> setting_proposals.key)`

interface Proposal {
  key: SettingKey
  proposed: string | number | boolean
  inForce: string | number | boolean
  proposedBy: string
}
const proposalSql = `
  select key, value as proposed, ${inForce} as "inForce", proposed_by as "proposedBy"
    from setting_proposals where id = ?`

const wrongPerson = {
  approve: messages.ownRequest,
  reject: messages.withdrawInstead,
  withdraw: messages.notYourRequest,
}

/** Settings that guard money: the second person asks for the value that the first one proposed. */
borrowedKind({
  name: 'setting-proposals',
  subjects: ['settings'],
  listedWith: 'settings.list',
  decidedWith: 'settings.decide',
  askedWith: 'settings.update',
  waiting: `
    select id, 'CHANGE_SETTING' as action, 'settings' as subject_type, key as subject_id,
           ${jsonOf(names)} ->> key as title, jsonb_build_object('value', ${inForce}) as before,
           jsonb_build_object('value', value) as after, null::text as reason, null::bigint as amount,
           proposed_by as asked_by, null::text as asked_by_name, proposed_at as asked_at
      from setting_proposals where ${proposalStands}`,
  verbs: ['approve', 'reject', 'withdraw'],
  async decide(verb, { actor, id: proposalId }) {
    const [proposal] = await prepared<Proposal>('setting_proposal', proposalSql, [proposalId])
    if (!proposal) throw new AlreadyProcessed(messages.alreadyDecided)
    const { key, proposed, inForce, proposedBy } = proposal
    if ((proposedBy === actor.id) !== (verb === 'withdraw'))
      throw new BusinessRule(wrongPerson[verb])
    const value = verb === 'approve' ? proposed : inForce
    const change = await app.container.make(ChangeSetting)
    await change.execute({ actor, key, value, proposalId })
    return changeVerbs[verb]
  },
})
