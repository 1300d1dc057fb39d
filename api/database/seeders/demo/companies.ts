import db from '@adonisjs/lucid/services/db'
import {
  demoCompanies,
  demoHolders,
  demoPin,
  type DemoCompanyState,
  type DemoHolderState,
} from '#contracts/demo'
import { isCompanyId } from '#contracts/companies'
import { parcelMoves, type ParcelMove } from '#contracts/cards'
import AssignCard from '#app/cardholders/actions/assign_card'
import DecideHolder from '#app/cardholders/actions/decide_holder'
import RegisterHolder from '#app/cardholders/actions/register_holder'
import SetCeiling from '#app/cardholders/actions/set_ceiling'
import UploadContract from '#app/cardholders/actions/upload_contract'
import SetPaymentMethod from '#app/companies/actions/set_payment_method'
import MoveParcel from '#app/cards/actions/move_parcel'
import PrintCard from '#app/cards/actions/print_card'
import { cardsInHand } from '#app/cards/queries/cards_in_hand'
import { theIssuer } from '#app/cards/issuers'
import { issued, lockNewestCard, newestCard } from '#app/cards/steps/lock_card'
import { moveCard } from '#app/cards/steps/move_card'
import TakeCardPayment from '#app/devices/actions/take_card_payment'
import GrantRenewal from '#app/credit/actions/grant_renewal'
import SuspendCredit from '#app/credit/actions/suspend_credit'
import { companyIn } from '#app/owners/owner'
import { system } from '#app/shared/actor'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { addDays } from '#app/shared/jalali'
import { queue, settle } from '#app/shared/jobs/main'
import {
  demoCardPurchases,
  demoCompanyFacts,
  demoCompanyReasons,
  demoHolderNames,
} from '../data/companies.js'
import { boardOf } from './boards.js'
import { cardPictures, DemoCompany, make, stated, type CompanyWorld } from './company.js'
import { demoDevice } from './devices.js'
import { goAway, signFor, signInvoices } from './company_orders.js'
import { nationalCodeOf } from './national_code.js'
import { staffNamed } from './owner.js'
import { demoPapers } from './papers.js'

const million = 1_000_000

/** Apart from those of the shop owners. */
const firstCode = 700
const newCodeOf = (phone: string) => nationalCodeOf(firstCode + Number(phone.slice(-3)))

/** Who has a shop of their own is the same person in a company. */
const codeOf = async (phone: string): Promise<string> => {
  const person = await db.from('users').where({ phone }).select('national_code').first()
  return person?.national_code ?? newCodeOf(phone)
}

const sendAll = async (company: DemoCompany, state: DemoCompanyState) => {
  await company.sendInformation()
  await company.sendCeo(await codeOf(company.ceo.phone))
  const { members, minimum = 0 } = boardOf(state)
  for (const [phone, office] of members) {
    await company.addMember(phone, await codeOf(phone), office)
  }
  await company.sendBoard(minimum)
  await company.chooseBranch()
}

const getAccepted = async (company: DemoCompany, state: DemoCompanyState) => {
  await sendAll(company, state)
  await company.decide('ACCEPTED')
}

const getCredit = async (company: DemoCompany, state: DemoCompanyState) => {
  await getAccepted(company, state)
  await company.allocate(2_000 * million)
  await company.payFee()
}

type Road = (company: DemoCompany, state: DemoCompanyState) => Promise<void>

/** How each company of the demo comes to the state that it stands for. */
const roads: Record<DemoCompanyState, Road> = {
  'company-registered': async () => {},
  'company-waits': sendAll,
  'company-refused': async (company, state) => {
    await sendAll(company, state)
    await company.decide('REJECTED')
  },
  'company-accepted': getAccepted,
  'company-four-eyes': async (company, state) => {
    await getAccepted(company, state)
    await company.allocate(8_000 * million)
  },
  'company-fee-due': async (company, state) => {
    await getAccepted(company, state)
    await company.allocate(2_000 * million)
  },
  'company-in-use': async (company, state) => {
    await getCredit(company, state)
    await signInvoices(company)
    await nameHolders(company)
  },
  'company-blocked': async (company, state) => {
    await getCredit(company, state)
    const { id: creditLineId } = await company.line()
    const actor = company.world.staff.credit
    const reason = demoCompanyReasons.suspension
    await new SuspendCredit().execute({ actor, creditLineId, reason })
  },
  'company-expired': async (company, state) => {
    await getCredit(company, state)
    await company.setLine({ expires_on: addDays(clock.today(), -12) })
  },
  'company-renewal': async (company, state) => {
    await getCredit(company, state)
    await company.setLine({ expires_on: addDays(clock.today(), 4) })
    const { id: creditLineId } = await company.line()
    const actor = company.world.staff.credit
    await (await make(GrantRenewal)).execute({ actor, creditLineId })
  },
  'company-away': async (company, state) => {
    await getCredit(company, state)
    await goAway(company)
  },
}

interface Named {
  company: DemoCompany
  userId: string
  holderId: string
  addressId: string
}

const decideHolder = async (
  { company, holderId }: Named,
  step: 'holder' | 'contract',
  reason?: string
) => {
  const verdict = reason ? 'REJECTED' : 'ACCEPTED'
  const actor = company.world.staff.legal
  await new DecideHolder().execute({ actor, holderId, step, verdict, ...(reason && { reason }) })
}

const sendContract = async ({ company, userId, addressId }: Named) => {
  const files = { cardIssuanceContract: company.world.papers.certificate }
  await new UploadContract().execute({ actor: company.ceo, userId, files })
  await new AssignCard().execute({ actor: company.ceo, userId, addressId })
}

const contractOf = async ({ holderId }: Named): Promise<string> => {
  const contract = { card_holder_id: holderId, kind: 'cardIssuanceContract', current: true }
  return (await db.from('company_papers').where(contract).firstOrFail()).id
}

/** All with one code of each member. */
const signContracts = async (company: DemoCompany, all: readonly Named[]) => {
  const documentIds = await Promise.all(all.map(contractOf))
  for (const member of ['mandatory', 'optional'] as const) {
    await signFor({ company, member, type: 'CARD_CONTRACT', documentIds })
  }
}

const keeperOf = ({ company, holderId }: Named) => ({ owner: companyIn(company.id), holderId })

const enableCard = async (named: Named) => {
  const { company, userId } = named
  await decideHolder(named, 'contract')
  const { id: cardId } = await newestCard(keeperOf(named))
  const { parcelId } = await new PrintCard().execute({ actor: company.world.staff.card, cardId })
  const actor = system('sandbox-courier')
  const moves: ParcelMove[] = ['accepted', 'in-transit', 'out-for-delivery', 'delivered']
  for (const move of moves) {
    await (await make(MoveParcel)).execute({ actor, parcelId, to: parcelMoves[move] })
  }
  await theIssuer().setPin(issued(await newestCard(keeperOf(named))), demoPin)
  await moveNewest(named, 'ENABLED')
  await new SetCeiling().execute({ actor: company.ceo, userId, ceiling: 200 * million })
}

/** With the demo's device, which a company takes whose cards pay at devices. */
const buy = async ({ company }: Named, phone: string) => {
  await new SetPaymentMethod().execute({ actor: company.ceo, paymentMethodType: 'POS' })
  const [card] = await cardsInHand(phone)
  const { cardNumber } = card!
  for (const [reference, amount] of Object.entries(demoCardPurchases)) {
    const paid = { actor: await demoDevice(), reference, cardNumber, pin: demoPin, amount }
    await new TakeCardPayment().execute({ ...paid, paymentSource: 'CREDIT' })
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
  'holder-card-enabled': signed(async (named) => {
    await enableCard(named)
    await buy(named, demoHolders['holder-card-enabled'])
  }),
  'holder-card-blocked': signed(async (named) => {
    await enableCard(named)
    await moveNewest(named, 'BLOCKED')
  }),
}

const nameHolders = async (company: DemoCompany) => {
  const addressId = await company.addAddress()
  const named: (Named & { road: HolderRoad })[] = []
  for (const state of Object.keys(demoHolders) as DemoHolderState[]) {
    const phone = demoHolders[state]
    const { id: holderId, userId } = await new RegisterHolder().execute({
      actor: company.ceo,
      phone,
      person: stated(demoHolderNames[state], await codeOf(phone)),
      files: cardPictures(company.world),
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

/** The national id of a demo's company, with its check digit. */
const companyIdOf = (phone: string): string => {
  const first = `10100${phone.slice(-5)}`
  return first + [...'0123456789'].find((digit) => isCompanyId(first + digit))
}

/** The companies of the demo, each once: whose CEO is there already is left alone. */
export const seedCompanies = async (): Promise<void> => {
  const states = Object.keys(demoCompanies) as DemoCompanyState[]
  const known = await db
    .from('companies')
    .whereIn(
      'national_id',
      states.map((state) => companyIdOf(demoCompanies[state]))
    )
    .select('national_id')
  const missing = states.filter(
    (state) => !known.some(({ national_id }) => national_id === companyIdOf(demoCompanies[state]))
  )
  if (missing.length === 0) return

  const jobs = await queue()
  await jobs.start()
  try {
    const staff = {
      legal: await staffNamed('legal'),
      credit: await staffNamed('credit'),
      card: await staffNamed('card'),
    }
    const world: CompanyWorld = { staff, papers: await demoPapers() }
    for (const state of missing) {
      const phone = demoCompanies[state]
      const facts = demoCompanyFacts[state]
      const company = await DemoCompany.register(phone, companyIdOf(phone), facts, world)
      await roads[state](company, state)
    }
    await settle()
  } finally {
    await jobs.stop()
  }
}
