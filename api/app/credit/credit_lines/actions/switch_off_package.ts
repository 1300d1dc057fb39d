import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed, NotFound } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { findPackage, lockOffers } from '../steps/lock_offers.js'

interface SwitchOffCommand {
  actor: StaffActor
  slug: string
  reason: string
}

/** Existing choices stay. One person may close an offer. */
export default class SwitchOffPackage {
  /** @throws NotFound, AlreadyProcessed */
  async execute({ actor, slug, reason }: SwitchOffCommand): Promise<void> {
    await transaction(async (trx) => {
      await lockOffers(trx)
      const offer = await findPackage(slug, trx)
      if (!offer) throw new NotFound()
      if (!offer.active) throw new AlreadyProcessed(messages.packageInactive)
      await trx.from('credit_packages').where({ slug }).update({ active: false })
      const [before, after] = [{ active: true }, { active: false }]
      const subject = { type: 'packages', id: offer.id } as const
      const command = 'packages.switch-off'
      await audit({ actor, command, subject, before, after, reason }, trx)
    })
  }
}
