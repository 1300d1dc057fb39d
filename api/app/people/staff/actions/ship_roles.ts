import logger from '@adonisjs/core/services/logger'
import { permissions, renamedRoles, shippedRoles } from '#contracts/identity'
import { system } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction, type Trx } from '#app/platform/database/database'
import { heldFromNowOn, isSame, shippedNow } from '../domain/shipped_rights.js'
import { superRole } from '../domain/position.js'

type RolesByKey = Readonly<Record<string, readonly string[]>>
type Holding = Map<string, readonly string[]>

export interface Shipment {
  roles: RolesByKey
  /** Former name → name of today. */
  renamed: Readonly<Record<string, string>>
  known: readonly string[]
}
const ours: Shipment = { roles: shippedRoles, renamed: renamedRoles, known: permissions }

const byKey = (rows: { key: string; permissions: string[] }[]): Holding =>
  new Map(rows.map((row) => [row.key, row.permissions]))

interface RoleFacts {
  key: string
  permissions?: readonly string[]
}
const record = (before: RoleFacts | undefined, after: RoleFacts, trx: Trx) =>
  audit(
    {
      actor: system('start'),
      command: 'roles.ship',
      subject: { type: 'roles', id: null },
      before: before && { ...before },
      after: { ...after },
    },
    trx
  )

/**
 * Brings the roles that ship to this version: a start calls it, every time. Rights that staff gave or took
 * away stay so. Must be idempotent, and may run in several processes at once: they take turns.
 */
export default class ShipRoles {
  async execute({ roles, renamed, known }: Shipment = ours): Promise<void> {
    await transaction(async (trx) => {
      await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('ship-roles', 0))`)
      for (const [from, to] of Object.entries(renamed)) await this.#rename(from, to, trx)
      const last = byKey(await trx.from('shipped_roles').select('key', 'permissions'))
      const held = byKey(
        await trx.from('roles').orderBy('key').forUpdate().select('key', 'permissions')
      )
      const isNew = last.size === 0
      for (const [key, shipped] of Object.entries(roles)) {
        if (held.has(key) && !last.has(key)) {
          // Its name is taken by a role that staff made, and whose holders were never meant.
          logger.warn(
            { role: key },
            'a role of the product is not shipped: staff have one of its name'
          )
          continue
        }
        await this.#ship(key, { shipped, known, last, held, isNew }, trx)
      }
      const dropped = [...last.keys()].filter((key) => !(key in roles))
      if (dropped.length) await trx.from('shipped_roles').whereIn('key', dropped).delete()
    })
  }

  async #ship(
    key: string,
    of: {
      shipped: readonly string[]
      known: readonly string[]
      last: Holding
      held: Holding
      isNew: boolean
    },
    trx: Trx
  ) {
    const last = of.last.get(key) ?? []
    const held = of.held.get(key)
    const rights = { shipped: of.shipped, known: of.known, last, held: held ?? [] }
    // A role that is gone comes back whole, and the super admin may do whatever this version knows.
    const wanted = held && key !== superRole ? heldFromNowOn(rights) : shippedNow(rights)
    if (!held || !isSame(held, wanted)) {
      await trx
        .knexQuery()
        .insert({ key, permissions: wanted })
        .into('roles')
        .onConflict('key')
        .merge()
      // A new installation records nothing: there was nothing before.
      if (!of.isNew)
        await record(held && { key, permissions: held }, { key, permissions: wanted }, trx)
    }
    const shipped = shippedNow(rights)
    if (of.last.has(key) && isSame(last, shipped)) return
    await trx
      .knexQuery()
      .insert({ key, permissions: shipped })
      .into('shipped_roles')
      .onConflict('key')
      .merge()
  }

  /** Its accounts follow by their foreign keys. Nothing happens where it was done before, or the name is taken. */
  async #rename(from: string, to: string, trx: Trx) {
    const rows: { key: string }[] = await trx
      .from('roles')
      .whereIn('key', [from, to])
      .forUpdate()
      .select('key')
    const isShipped = await trx.from('shipped_roles').where({ key: from }).first()
    if (!isShipped || rows.some(({ key }) => key === to) || rows.length === 0) return
    await trx.from('roles').where({ key: from }).update({ key: to })
    await trx.from('shipped_roles').where({ key: from }).update({ key: to })
    await record({ key: from }, { key: to }, trx)
  }
}
