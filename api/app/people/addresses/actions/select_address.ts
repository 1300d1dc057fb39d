import type { Address } from '#contracts/addresses'
import { ownerColumns, refuseOtherMembers } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { ownAddress } from '../queries/addresses.js'
import { lockAddresses } from '../steps/lock_addresses.js'
import { refuseOthers } from './add_address.js'

interface SelectCommand {
  actor: CustomerActor
  addressId: string
  relatedUserId?: string
}

/** Makes one address deliverable, and no other. @throws NotFound for addresses of others, BusinessRule for who is not the CEO */
export default class SelectAddress {
  async execute({ actor, addressId, relatedUserId }: SelectCommand): Promise<Address> {
    const { owner } = actor
    refuseOthers(owner, relatedUserId)
    refuseOtherMembers(actor)
    return transaction(async (trx) => {
      await lockAddresses(owner, trx)
      const address = await ownAddress(owner, addressId, trx)
      if (address.deliverable) return address
      const updated_at = clock.businessNow().toJSDate()
      const own = () => trx.from('addresses').where(ownerColumns(owner))
      await own().where('deliverable', true).update({ deliverable: false, updated_at })
      await own().where('id', addressId).update({ deliverable: true, updated_at })
      const subject = { type: 'addresses', id: addressId }
      await audit({ actor, command: 'addresses.select', subject }, trx)
      return { ...address, deliverable: true }
    })
  }
}
