import { viewLimits, type NewView, type SavedView } from '#contracts/views'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction, type Trx } from '#app/platform/database/database'
import { takeTurns } from '#app/platform/database/take_turns'
import { BusinessRule, refusedField } from '#app/platform/errors'
import { readSelection } from '#app/platform/resource/list_request'
import { selected } from '#app/platform/resource/reader'
import { mayRead, resourceNamed } from '#app/platform/resource/resource'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'

interface Command {
  actor: StaffActor
  view: NewView
}

/** A filter that the list does not know would open as a refusal. @throws InvalidFields */
const assertOffered = ({ resource: name, filter, sort }: NewView, actor: StaffActor): void => {
  const resource = resourceNamed(name)
  const text = JSON.stringify(filter)
  if (!resource || !mayRead(resource, actor)) throw refusedField('resource', messages.noSuchList)
  if (text.length > viewLimits.filterCharacters)
    throw refusedField('filter', messages.filterTooLong)
  const asked = { filter: text, sort: JSON.stringify([sort.field, sort.order]) }
  selected(resource, actor, readSelection(resource, actor, asked))
}

const writeView = async (actor: StaffActor, view: NewView, trx: Trx): Promise<string> => {
  const { resource, name } = view
  const own = () => trx.from('saved_views').where({ staff_user_id: actor.id })
  const before = await own().where({ resource, name }).select('id').first()
  const [{ count }] = await own().count('* as count')
  if (!before && Number(count) >= viewLimits.perPerson) throw new BusinessRule(messages.tooMany)
  if (view.isDefault)
    await own().where({ resource, is_default: true }).update({ is_default: false })
  const columns = {
    filter: JSON.stringify(view.filter),
    sort: JSON.stringify(view.sort),
    hidden: view.hidden,
    is_shared: view.isShared,
    is_default: view.isDefault,
    saved_at: clock.systemNow().toJSDate(),
  }
  if (before) {
    await own().where({ id: before.id }).update(columns)
    return before.id
  }
  const id = newId()
  const row = { id, staff_user_id: actor.id, resource, name, ...columns }
  await trx.insertQuery().table('saved_views').insert(row)
  return id
}

/** Saves a list as the person sees it. */
export default class SaveView {
  /** @throws InvalidFields (422) for what the list does not offer, BusinessRule when one person has too many */
  async execute({ actor, view }: Command): Promise<SavedView> {
    assertOffered(view, actor)
    return transaction(async (trx) => {
      await takeTurns(`views:${actor.id}`, trx)
      const id = await writeView(actor, view, trx)
      return { ...view, id, isOwn: true, author: null }
    })
  }
}
