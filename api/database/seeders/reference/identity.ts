import db from '@adonisjs/lucid/services/db'
import { shippedRoles } from '#contracts/identity'

/**
 * The shipped roles. What the super admin has changed stays; only `super` itself follows the product,
 * so that a new permission always has a holder.
 */
export const seedIdentity = async (): Promise<void> => {
  for (const [key, permissions] of Object.entries(shippedRoles)) {
    const insert = db
      .knexQuery()
      .insert({ key, permissions: [...permissions] })
      .into('roles')
      .onConflict('key')
    await (key === 'super' ? insert.merge() : insert.ignore())
  }
}
