import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { CardStatus } from '#contracts/cards'
import CreateCard from '#app/cards/issuing/steps/create_card'
import { companyIn } from '#app/people/owners/owner'
import { transaction } from '#app/platform/database/database'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { cardNumberOf, enableCard } from './card.js'
import { freshNationalCode } from './fresh.js'
import { aPerson } from './person.js'

export interface CompanyHolder<Of = { id: string }> {
  company: Of
  holderId: string
  userId: string
  phone: string
  /** Of the holder themselves; no context of the company. */
  token: string
  cardId: string
  cardNumber: string
}

interface HolderOptions {
  status?: CardStatus
  ceiling?: number
  /** Somebody who is there already. */
  person?: { phone: string; token: string }
}

/** Somebody who holds a card of a company that is where it is wanted, without the way there. */
export const aCompanyHolder = async <Company extends { id: string }>(
  company: Company,
  { status = 'ENABLED', ceiling, person }: HolderOptions = {}
): Promise<CompanyHolder<Company>> => {
  const { phone, token } = person ?? (await aPerson())
  const { id: userId } = await db.from('users').where({ phone }).select('id').firstOrFail()
  const now = clock.businessNow().toJSDate()
  const holderId = newId()
  await db.table('card_holders').insert({
    id: holderId,
    company_id: company.id,
    user_id: userId,
    firstname: 'مینا',
    lastname: 'رستمی',
    birth_date: '1990-05-06',
    national_code: freshNationalCode(),
    status: 'ACCEPTED',
    sent_at: now,
    contract_status: 'ACCEPTED',
    contract_signed_at: now,
    ceiling: ceiling ?? null,
    search_key: `مینا رستمی ${phone}`,
    created_at: now,
    updated_at: now,
  })
  const createCard = await app.container.make(CreateCard)
  const keeper = { owner: companyIn(company.id), holderId }
  const cardId = await transaction((trx) => createCard.execute(keeper, trx))
  await enableCard({ cardId }, status)
  const cardNumber = await cardNumberOf({ cardId })
  return { company, holderId, userId, phone, token, cardId, cardNumber }
}
