import db from '@adonisjs/lucid/services/db'
import { demoPin, type DemoState } from '#contracts/demo'
import { act } from '#factories/act'
import type { Applicant } from '#factories/applicant'
import { signContract } from '#factories/contract'
import { delivered, moveParcel, printCard } from '#factories/parcel'
import AddAddress from '#app/people/addresses/actions/add_address'
import ChooseDeliveryAddress from '#app/cards/issuing/actions/choose_delivery_address'
import DisableCard from '#app/cards/issuing/actions/disable_card'
import ReissueCard from '#app/cards/issuing/actions/reissue_card'
import { cardOwner } from '#app/cards/issuing/domain/card_owner'
import { cardIssuer } from '#app/cards/issuing/issuers'
import { issued, lockNewestCard, newestCard } from '#app/cards/issuing/steps/lock_card'
import { moveCard } from '#app/cards/issuing/steps/move_card'
import { transaction } from '#app/platform/database/database'
import { demoReasons } from '../data/owners.js'

const million = 1_000_000
const [package_, amount] = ['fmcg-500m', 500 * million]

/** A person keeps their own card. */
const keptBy = (holder: Applicant['holder']) => ({ owner: cardOwner(holder), holderId: null })

const cardOf = async ({ holder }: Applicant) => newestCard(keptBy(holder))

/** The shop's own address, as the owner would write it down. */
const chooseAddress = async ({ holder, registrationId }: Applicant) => {
  const shop = await db.from('shops').where('registration_id', registrationId).firstOrFail()
  const address = await act(AddAddress, {
    actor: holder,
    title: shop.shopname,
    provinceId: shop.province_id,
    cityId: shop.city_id,
    postalCode: shop.postal_code,
    address: shop.address,
  })
  const { id: cardId } = await newestCard(keptBy(holder))
  await act(ChooseDeliveryAddress, { actor: holder, cardId, addressId: address.id })
}

const print = async (owner: Applicant) => {
  await chooseAddress(owner)
  return printCard((await cardOf(owner)).id, owner.cardOfficer)
}

export const deliver = async (owner: Applicant) => moveParcel(await print(owner), ...delivered)

const enable = async (owner: Applicant) => {
  await deliver(owner)
  await signContract(owner.holder, 'CARD')
  await cardIssuer().setPin(issued(await cardOf(owner)), demoPin)
  await step(owner, 'ENABLED')
}

/** What takes a code of the phone is done without one. */
const step = ({ holder }: Applicant, to: 'ENABLED' | 'BLOCKED') =>
  transaction(async (trx) => moveCard(await lockNewestCard(keptBy(holder), trx), to, trx))

const withCredit =
  (road: (owner: Applicant) => Promise<unknown>) =>
  async (owner: Applicant): Promise<void> => {
    await owner.getCredit(package_, amount)
    await owner.seeDialog()
    await road(owner)
  }

/** Of a plan whose fee comes after the credit. */
const withDigitalCredit =
  (road: (owner: Applicant) => Promise<unknown>) =>
  async (owner: Applicant): Promise<void> => {
    await owner.getCreditUnpaid(amount)
    await owner.seeDialog()
    await road(owner)
  }

type CardState = Extract<DemoState, `card-${string}`>

/** How each owner comes to the card that they stand for. */
export const cardRoads: Record<CardState, (owner: Applicant) => Promise<void>> = {
  'card-print-pending': withCredit(chooseAddress),
  'card-printed': withCredit(async (owner) => {
    await moveParcel(await print(owner), 'accepted', 'in-transit')
  }),
  'card-returned': withCredit(async (owner) => {
    const parcelId = await print(owner)
    await moveParcel(parcelId, 'accepted', 'in-transit', 'out-for-delivery', 'failed-delivery')
    await moveParcel(parcelId, 'returned-to-sender')
  }),
  'card-delivered': withCredit(deliver),
  'card-signed': withCredit(async (owner) => {
    await deliver(owner)
    await signContract(owner.holder, 'CARD')
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
    await act(DisableCard, { actor: owner.cardOfficer, cardId, reason })
  }),
  'card-reissued': withCredit(async (owner) => {
    await enable(owner)
    await step(owner, 'BLOCKED')
    await act(ReissueCard, { actor: owner.holder })
  }),
  'card-digital': withDigitalCredit(async (owner) => {
    await deliver(owner)
    await signContract(owner.holder, 'CARD')
  }),
  'card-digital-printed': withDigitalCredit(async (owner) => {
    await moveParcel(await print(owner), 'accepted', 'in-transit', 'out-for-delivery')
  }),
  'card-digital-unsigned': withDigitalCredit(deliver),
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
