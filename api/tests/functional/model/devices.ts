import db from '@adonisjs/lucid/services/db'
import type { Seller } from '#app/platform/audit/actor'
import type { PartnerActor, StaffActor } from '#app/platform/audit/actor'
import { newId } from '#app/platform/values/ids'
import { cardRules } from './model.js'
import { suppliers } from './people.js'

export interface WorldDevice {
  actor: PartnerActor
  deviceId: string
}

/** A device of each seller, at a merchant that is as slow to be repaid as it may be. */
export const installDevices = async (
  sellers: Seller[],
  [registrar, activator]: StaffActor[]
): Promise<WorldDevice[]> => {
  const stamps = { created_at: new Date(), updated_at: new Date() }
  const made = sellers.map(({ distributorId }, at) => ({
    distributor_id: distributorId,
    merchantId: newId(),
    clientId: newId(),
    deviceId: newId(),
    name: `فروشگاه ${at}`,
    due_date_in_days: Math.min(cardRules.dueDays, suppliers[at].dueDaysMax),
  }))
  await db.table('merchants').multiInsert(
    made.map(({ merchantId, distributor_id, name, due_date_in_days }) => ({
      id: merchantId,
      distributor_id,
      name,
      due_date_in_days,
      search_key: name,
      ...stamps,
    }))
  )
  await db.table('partner_clients').multiInsert(
    made.map(({ clientId, distributor_id, name }) => ({
      id: clientId,
      name,
      distributor_id,
      token_hash: clientId,
      scopes: ['device'],
      created_at: stamps.created_at,
    }))
  )
  await db.table('devices').multiInsert(
    made.map(({ deviceId, merchantId, clientId }) => ({
      id: deviceId,
      merchant_id: merchantId,
      serial: deviceId,
      status: 'ACTIVE',
      partner_client_id: clientId,
      registered_by: registrar.id,
      activated_by: activator.id,
      ...stamps,
    }))
  )
  return made.map(({ deviceId, clientId, distributor_id: distributorId, name }) => ({
    deviceId,
    actor: {
      kind: 'partner',
      id: clientId,
      name,
      distributorId,
      scopes: ['device'],
      isTest: false,
    },
  }))
}
