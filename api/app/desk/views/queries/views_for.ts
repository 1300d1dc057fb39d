import type { SavedView } from '#contracts/views'
import { viewLimits } from '#contracts/views'
import type { StaffActor } from '#app/platform/audit/actor'
import { prepared } from '#app/platform/database/database'
import { mayRead, resourceNamed } from '#app/platform/resource/resource'

type Row = Omit<SavedView, 'author'> & { author: string }

/**
 * Own views first. Those of others are shared with the reader's role, by somebody who still has it, in the same
 * distributor; a list that the reader may not read is left out.
 */
export const viewsFor = async (caller: StaffActor): Promise<SavedView[]> => {
  const { id, role, distributorId } = caller
  const rows = await prepared<Row>(
    'views_for_staff',
    `select v.id, v.resource, v.name, v.filter, v.sort, v.hidden, v.is_shared as "isShared",
            v.is_default as "isDefault", v.staff_user_id = ? as "isOwn", author.full_name as author
       from saved_views v
       join staff_accounts author on author.id = v.staff_user_id
      where v.staff_user_id = ?
         or (v.is_shared and author.active and author.role = ?
             and author.distributor_id is not distinct from ?)
      order by "isOwn" desc, v.resource, v.name, v.id
      limit ?`,
    [id, id, role, distributorId, 2 * viewLimits.perPerson]
  )
  const mayOpen = (name: string) => {
    const resource = resourceNamed(name)
    return resource !== undefined && mayRead(resource, caller)
  }
  return rows
    .filter(({ resource }) => mayOpen(resource))
    .map((view) => ({ ...view, author: view.isOwn ? null : view.author }))
}
