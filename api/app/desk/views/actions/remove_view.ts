import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

interface Command {
  actor: StaffActor
  id: string
}

export default class RemoveView {
  /** @throws NotFound (404) also where it is somebody else's */
  async execute({ actor, id }: Command): Promise<void> {
    await transaction(async (trx) => {
      const removed = await trx.from('saved_views').where({ id, staff_user_id: actor.id }).delete()
      if (Number(removed) === 0) throw new NotFound()
    })
  }
}
