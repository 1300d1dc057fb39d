import type { ContractType } from '#contracts/contracts'
import type { Plan } from '#contracts/plans'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction, type Trx } from '#app/platform/database/database'
import { Conflict, refusedField } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { readTemplate } from '../domain/text.js'
import { messages } from '../i18n/fa.js'
import { lockTemplates } from '../steps/lock_templates.js'

interface NewDraft {
  actor: StaffActor
  contractType: ContractType
  plan: Plan | null
  body: string
}
interface ChangedDraft {
  actor: StaffActor
  id: string
  body: string
}

/** @throws InvalidFields (422) that names the words between braces that are no value */
const assertReadable = (body: string): void => {
  const { blocks, unknown } = readTemplate(body)
  if (unknown.length > 0) throw refusedField('body', messages.unknownPlaceholders(unknown))
  if (blocks.length === 0) throw refusedField('body', messages.emptyText)
}

const nextVersion = async (type: ContractType, plan: Plan | null, trx: Trx): Promise<number> => {
  const name = `contract-template:${type}:${plan ?? ''}`
  await trx.rawQuery('select pg_advisory_xact_lock(hashtext(?))', [name])
  const [row] = await prepared<{ next: number }>(
    'next_contract_version',
    `select coalesce(max(version), 0) + 1 as next from contract_templates
      where contract_type = ? and plan is not distinct from ?`,
    [type, plan],
    trx
  )
  return row.next
}

/** Writes the text of a contract that nobody signs before a second person has put it in force. */
export default class SaveDraft {
  /**
   * A draft of its own, or another text for one that there is.
   * @returns its id @throws InvalidFields, NotFound, Conflict for a text that is a draft no more
   */
  execute(command: NewDraft | ChangedDraft): Promise<string> {
    assertReadable(command.body)
    return 'id' in command ? this.#change(command) : this.#create(command)
  }

  #create({ actor, contractType, plan, body }: NewDraft): Promise<string> {
    return transaction(async (trx) => {
      const version = await nextVersion(contractType, plan, trx)
      const [id, now] = [newId(), clock.businessNow().toJSDate()]
      await trx.insertQuery().table('contract_templates').insert({
        id,
        contract_type: contractType,
        plan,
        version,
        body,
        written_by: actor.id,
        created_at: now,
        updated_at: now,
      })
      const subject = { type: 'contract-templates', id } as const
      const after = { contractType, plan, version }
      await audit({ actor, command: 'contract-templates.create', subject, after }, trx)
      return id
    })
  }

  #change({ actor, id, body }: ChangedDraft): Promise<string> {
    return transaction(async (trx) => {
      const templates = await lockTemplates(id, trx)
      const draft = templates.find((template) => template.id === id)!
      if (draft.status !== 'DRAFT') throw new Conflict(messages.noDraft)
      const changes = { body, written_by: actor.id, updated_at: clock.businessNow().toJSDate() }
      await trx.from('contract_templates').where({ id }).update(changes)
      const subject = { type: 'contract-templates', id } as const
      const [before, after] = [{ body: draft.body }, { body }]
      await audit({ actor, command: 'contract-templates.update', subject, before, after }, trx)
      return id
    })
  }
}
