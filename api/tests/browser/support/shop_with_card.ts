import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import OpenLine from '#app/credit/credit_lines/steps/open_line'
import { lockAllocatable } from '#app/credit/credit_lines/steps/lock_allocatable'
import { system } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { productUrl } from '#tests/support/browser'
import { anAddress } from '#tests/support/cards'
import { aShop, type Shop } from '#factories/shop'

/** Credit was given, which makes the card; this plan has no fee before that. */
export const aShopWithCard = async () => {
  const shop = await aShop({ plan: 'kasbeno-digital-real' })
  const openLine = await app.container.make(OpenLine)
  await transaction(async (trx) => {
    const allocatable = await lockAllocatable(
      { type: 'registrations', id: shop.registrationId },
      trx
    )
    await openLine.execute({ actor: system('tests'), allocatable, amount: 100_000_000 }, trx)
  })
  return shop
}

export const newestCard = ({ userId }: Shop) =>
  db.from('cards').where('owner_id', userId).orderBy('created_at', 'desc').firstOrFail()

const send = async ({ token }: Shop, path: string, body: object): Promise<{ id: string }> => {
  const response = await fetch(new URL(path, productUrl()), {
    method: 'POST',
    headers: { 'Authorization': `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as { id: string }
}

/** A card whose owner has said where it goes to: it waits for the printer. @returns its id */
export const aCardForThePrinter = async (): Promise<string> => {
  const shop = await aShopWithCard()
  const card = await newestCard(shop)
  const address = await send(shop, '/api/addresses', await anAddress())
  await send(shop, `/api/card-delivery-addresses/addresses/${address.id}/cards/${card.id}`, {})
  return card.id as string
}
