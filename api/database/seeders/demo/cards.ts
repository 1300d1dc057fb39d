import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { demoPin, type DemoState } from '#contracts/demo'
import type { ContractType } from '#contracts/contracts'
import { parcelMoves, type ParcelMove } from '#contracts/cards'
import AddAddress from '#app/people/addresses/actions/add_address'
import ChooseDeliveryAddress from '#app/cards/issuing/actions/choose_delivery_address'
import DisableCard from '#app/cards/issuing/actions/disable_card'
import MoveParcel from '#app/cards/issuing/actions/move_parcel'
import PrintCard from '#app/cards/issuing/actions/print_card'
import ReissueCard from '#app/cards/issuing/actions/reissue_card'
import { cardOwner } from '#app/cards/issuing/domain/card_owner'
import { cardIssuer } from '#app/cards/issuing/issuers'
import { issued, lockNewestCard, newestCard } from '#app/cards/issuing/steps/lock_card'
import { moveCard } from '#app/cards/issuing/steps/move_card'
import SignContract from '#app/onboarding/contracts/actions/sign_contract'
import { ownerContract } from '#app/onboarding/contracts/queries/owner_contract'
import { system } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { demoReasons } from '../data/owners.js'
import type { DemoOwner } from './owner.js'

const million = 1_000_000
const [package_, amount] = ['fmcg-500m', 500 * million]

/** A person keeps their own card. */
const keptBy = (holder: DemoOwner['holder']) => ({ owner: cardOwner(holder), holderId: null })

const cardOf = async ({ holder }: DemoOwner) => newestCard(keptBy(holder))

/** The shop's own address, as the owner would write it down. */
const chooseAddress = async ({ holder, registrationId }: DemoOwner) => {
  const shop = await db.from('shops').where('registration_id', registrationId).firstOrFail()
  const address = await new AddAddress().execute({
    actor: holder,
    title: shop.shopname,
    provinceId: shop.province_id,
    cityId: shop.city_id,
    postalCode: shop.postal_code,
    address: shop.address,
  })
  const { id: cardId } = await newestCard(keptBy(holder))
  await new ChooseDeliveryAddress().execute({ actor: holder, cardId, addressId: address.id })
}

const print = async (owner: DemoOwner) => {
  await chooseAddress(owner)
  const { id: cardId } = await cardOf(owner)
  const { parcelId } = await new PrintCard().execute({ actor: owner.cardOfficer, cardId })
  return parcelId
}

const move = async (parcelId: string, ...moves: ParcelMove[]) => {
  const moveParcel = await app.container.make(MoveParcel)
  const actor = system('sandbox-courier')
  for (const one of moves) await moveParcel.execute({ actor, parcelId, to: parcelMoves[one] })
}

export const deliverCard = async (owner: DemoOwner) => {
  const parcelId = await print(owner)
  await move(parcelId, 'accepted', 'in-transit', 'out-for-delivery', 'delivered')
}

export const sign = async ({ holder, plan }: DemoOwner, contractType: ContractType = 'CARD') => {
  const { digest } = await ownerContract(cardOwner(holder), contractType)
  const from = { address: '127.0.0.1', agent: 'demo' }
  await new SignContract().execute({ actor: holder, plan, contractType, digest, ...from })
}

const enable = async (owner: DemoOwner) => {
  await deliverCard(owner)
  await sign(owner)
  await cardIssuer().setPin(issued(await cardOf(owner)), demoPin)
  await step(owner, 'ENABLED')
}

/** What takes a code of the phone is done without one. */
const step = ({ holder }: DemoOwner, to: 'ENABLED' | 'BLOCKED') =>
  transaction(async (trx) => moveCard(await lockNewestCard(keptBy(holder), trx), to, trx))

const withCredit =
  (road: (owner: DemoOwner) => Promise<unknown>) =>
  async (owner: DemoOwner): Promise<void> => {
    await owner.getCredit(package_, amount)
    await owner.seeDialog()
    await road(owner)
  }

/** Of a plan whose fee comes after the credit. */
const withDigitalCredit =
  (road: (owner: DemoOwner) => Promise<unknown>) =>
  async (owner: DemoOwner): Promise<void> => {
    await owner.getCreditUnpaid(amount)
    await owner.seeDialog()
    await road(owner)
  }

type CardState = Extract<DemoState, `card-${string}`>

/** How each owner comes to the card that they stand for. */
export const cardRoads: Record<CardState, (owner: DemoOwner) => Promise<void>> = {
  'card-print-pending': withCredit(chooseAddress),
  'card-printed': withCredit(async (owner) => {
    await move(await print(owner), 'accepted', 'in-transit')
  }),
  'card-returned': withCredit(async (owner) => {
    const parcelId = await print(owner)
    await move(parcelId, 'accepted', 'in-transit', 'out-for-delivery', 'failed-delivery')
    await move(parcelId, 'returned-to-sender')
  }),
  'card-delivered': withCredit(deliverCard),
  'card-signed': withCredit(async (owner) => {
    await deliverCard(owner)
    await sign(owner)
  }),
  'card-enabled': withCredit(enable),
  'card-blocked': withCredit(async (owner) => {
    await enable(owner)
    await step(owner, 'BLOCKED')
  }),
  'card-disabled': withCredit(async (owner) => {
    await enable(owner)
    const { id: cardId } = await cardOf(owner)
    const reason = demoReasons.suspension
    await new DisableCard().execute({ actor: owner.cardOfficer, cardId, reason })
  }),
  'card-reissued': withCredit(async (owner) => {
    await enable(owner)
    await step(owner, 'BLOCKED')
    await (await app.container.make(ReissueCard)).execute({ actor: owner.holder })
  }),
  'card-digital': withDigitalCredit(async (owner) => {
    await deliverCard(owner)
    await sign(owner)
  }),
  'card-digital-printed': withDigitalCredit(async (owner) => {
    await move(await print(owner), 'accepted', 'in-transit', 'out-for-delivery')
  }),
  'card-digital-unsigned': withDigitalCredit(deliverCard),
  'card-digital-enabled': withDigitalCredit(async (owner) => {
    await owner.payFee()
    await enable(owner)
  }),
  'card-digital-blocked': withDigitalCredit(async (owner) => {
    await owner.payFee()
    await enable(owner)
    await step(owner, 'BLOCKED')
  }),
}
