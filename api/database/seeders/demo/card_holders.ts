import db from '@adonisjs/lucid/services/db'
import { demoHolders, demoPin, type DemoHolderState } from '#contracts/demo'
import { act } from '#factories/act'
import { cardPictures, type CompanyApplicant, stated } from '#factories/company_applicant'
import { delivered, moveParcel, printCard } from '#factories/parcel'
import AssignCard from '#app/cards/cardholders/actions/assign_card'
import { holderReview } from '#app/cards/cardholders/holder_review'
import { decide } from '#app/platform/review/decide'
import RegisterHolder from '#app/cards/cardholders/actions/register_holder'
import RemoveHolder from '#app/cards/cardholders/actions/remove_holder'
import UploadContract from '#app/cards/cardholders/actions/upload_contract'
import { methodOf } from '#app/onboarding/companies/queries/spending'
import { applySpending } from '#app/onboarding/companies/steps/apply_spending'
import { cardsInHand } from '#app/cards/issuing/queries/cards_in_hand'
import { cardIssuer } from '#app/cards/issuing/issuers'
import { issued, lockNewestCard, newestCard } from '#app/cards/issuing/steps/lock_card'
import { moveCard } from '#app/cards/issuing/steps/move_card'
import TakeCardPayment from '#app/trade/devices/actions/take_card_payment'
import { companyIn } from '#app/people/owners/owner'
import { transaction } from '#app/platform/database/database'
import { settle } from '#app/platform/jobs/main'
import { demoCardPurchases, demoCompanyReasons, demoHolderNames } from '../data/companies.js'
import { signFor } from './company_orders.js'
import { demoDevice } from './devices.js'
import { codeOf } from './person_code.js'

const million = 1_000_000

interface Named {
  company: CompanyApplicant
  userId: string
  holderId: string
  addressId: string
}

const decideHolder = async (
  { company, holderId }: Named,
  step: 'holder' | 'contract',
  reason?: string
) => {
  const verdict = reason ? 'reject' : 'accept'
  const actor = company.desk.staff.legal
  await decide(holderReview, { actor, id: holderId, part: step, verdict, reason })
}

const sendContract = async ({ company, userId, addressId }: Named) => {
  const files = { cardIssuanceContract: company.desk.papers.certificate }
  await act(UploadContract, { actor: company.ceo, userId, files })
  await act(AssignCard, { actor: company.ceo, userId, addressId })
}

const contractOf = async ({ holderId }: Named): Promise<string> => {
  const contract = { card_holder_id: holderId, kind: 'cardIssuanceContract', current: true }
  return (await db.from('company_papers').where(contract).firstOrFail()).id
}

/** All with one code of each member. */
const signContracts = async (company: CompanyApplicant, all: readonly Named[]) => {
  const documentIds = await Promise.all(all.map(contractOf))
  for (const member of ['mandatory', 'optional'] as const) {
    await signFor({ company, member, type: 'CARD_CONTRACT', documentIds })
  }
}

const keeperOf = ({ company, holderId }: Named) => ({ owner: companyIn(company.id), holderId })

const deliverCard = async (named: Named) => {
  const { company } = named
  await decideHolder(named, 'contract')
  const { id: cardId } = await newestCard(keeperOf(named))
  const parcelId = await printCard(cardId, company.desk.staff.card)
  await moveParcel(parcelId, ...delivered)
}

const enableCard = async (named: Named) => {
  await deliverCard(named)
  await cardIssuer().setPin(issued(await newestCard(keeperOf(named))), demoPin)
  await moveNewest(named, 'ENABLED')
}

/** With the demo's device, which a company takes whose cards pay at devices. */
const buy = async ({ company }: Named, state: keyof typeof demoCardPurchases) => {
  const change = { kind: 'METHOD', before: 'OTP', after: 'POS' } as const
  const consent = { actor: company.ceo, companyId: company.id, change }
  if ((await methodOf(company.id)) === 'OTP')
    await transaction((trx) => applySpending(consent, trx))
  const [card] = await cardsInHand(demoHolders[state])
  const { cardNumber } = card!
  for (const [reference, amount] of Object.entries(demoCardPurchases[state])) {
    const paid = { actor: await demoDevice(), reference, cardNumber, pin: demoPin, amount }
    await act(TakeCardPayment, { ...paid, paymentSource: 'CREDIT' })
  }
}

/** What takes a code of the phone is done without one. */
const moveNewest = (named: Named, to: 'ENABLED' | 'BLOCKED') =>
  transaction(async (trx) => moveCard(await lockNewestCard(keeperOf(named), trx), to, trx))

/** Before the contracts are signed, and after it. */
interface HolderRoad {
  begin: (named: Named) => Promise<void>
  isSigned?: boolean
  end?: (named: Named) => Promise<void>
}

const bringContract = async (named: Named) => {
  await decideHolder(named, 'holder')
  await sendContract(named)
}
const signed = (end?: HolderRoad['end']): HolderRoad => ({
  begin: bringContract,
  isSigned: true,
  ...(end && { end }),
})

const holderRoads: Record<DemoHolderState, HolderRoad> = {
  'holder-waits': { begin: async () => {} },
  'holder-refused': { begin: (named) => decideHolder(named, 'holder', demoCompanyReasons.holder) },
  'holder-contract-signing': { begin: bringContract },
  'holder-contract-waits': signed(),
  'holder-card-printing': signed((named) => decideHolder(named, 'contract')),
  'holder-card-delivered': signed(deliverCard),
  'holder-card-enabled': signed(async (named) => {
    await enableCard(named)
    await buy(named, 'holder-card-enabled')
  }),
  'holder-card-blocked': signed(async (named) => {
    await enableCard(named)
    await moveNewest(named, 'BLOCKED')
  }),
  'holder-removed': signed(async (named) => {
    await enableCard(named)
    await buy(named, 'holder-removed')
    await act(RemoveHolder, { actor: named.company.ceo, userId: named.userId })
  }),
}

/** One for each step of the way to a company's card, and beyond. */
export const nameHolders = async (company: CompanyApplicant) => {
  const addressId = await company.addAddress()
  const named: (Named & { road: HolderRoad })[] = []
  for (const state of Object.keys(demoHolders) as DemoHolderState[]) {
    const phone = demoHolders[state]
    const { id: holderId, userId } = await act(RegisterHolder, {
      actor: company.ceo,
      phone,
      ceiling: 200 * million,
      person: stated(demoHolderNames[state], await codeOf(phone)),
      files: cardPictures(company.desk),
    })
    const one = { company, userId, holderId, addressId, road: holderRoads[state] }
    await one.road.begin(one)
    named.push(one)
  }
  await signContracts(
    company,
    named.filter(({ road }) => road.isSigned)
  )
  // That a contract is signed, a job says.
  await settle()
  for (const one of named) await one.road.end?.(one)
}
