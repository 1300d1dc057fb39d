import db from '@adonisjs/lucid/services/db'
import { demoOwners, type DemoState } from '#contracts/demo'
import { act } from '#factories/act'
import { Applicant, type Desk } from '#factories/applicant'
import { drawnPapers } from '#factories/drawn_papers'
import { staffNamed } from '#factories/staff'
import ChangeLimit from '#app/credit/credit_lines/actions/change_limit'
import SuspendCredit from '#app/credit/credit_lines/actions/suspend_credit'
import { personIn } from '#app/people/owners/owner'
import { changeSetting, setting } from '#app/reference/settings/settings'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { addDays } from '#app/platform/time/jalali'
import { queue, settle } from '#app/platform/jobs/main'
import { demoPeople, demoReasons } from '../data/owners.js'
import { cardRoads, deliver } from './cards.js'
import { goodsBeganDaysAgo } from './goods.js'
import { lostBoughtDaysAgo } from './losses.js'
import { renewalRoads } from './renewals.js'
import { signingRoads } from './signing.js'
import { demoCode } from './person_code.js'
import { tradeBeganDaysAgo } from './trade.js'

const million = 1_000_000
const [half, one, two, five] = ['fmcg-500m', 'fmcg-1000m', 'fmcg-2000m', 'fmcg-5000m']

/** How each owner of the demo comes to the state that they stand for. */
const roads: Record<DemoState, (owner: Applicant) => Promise<void>> = {
  'fresh': async () => {},
  'identity-waits': async (owner) => {
    await owner.sendIdentity()
    await owner.waitSince(3)
  },
  'identity-rejected': async (owner) => {
    await owner.sendIdentity()
    await owner.reject('identity', demoReasons.identity)
  },
  'shop-rejected': async (owner) => {
    await owner.sendAll()
    await owner.approve('identity')
    await owner.reject('shop', demoReasons.shop)
    await owner.waitSince(20)
  },
  'documents-rejected': async (owner) => {
    await owner.sendAll()
    await owner.approve('identity', 'shop')
    await owner.reject('docs', demoReasons.docs)
  },
  'all-wait': async (owner) => {
    await owner.sendAll()
    await owner.waitSince(27)
  },
  'all-wait-mismatch': async (owner) => {
    await withFaults('CIVIL_REGISTRY=MISMATCHED,POSTAL_CODE=UNAVAILABLE', () => owner.sendAll())
    await owner.waitSince(9)
  },
  'documents-wait': async (owner) => {
    await owner.sendAll()
    await owner.approve('identity', 'shop')
    await owner.waitSince(5)
  },
  'digital-waits': async (owner) => {
    await owner.sendAll()
    await owner.waitSince(2)
  },
  'approved': (owner) => owner.getApproved(),
  'package-chosen': async (owner) => {
    await owner.getApproved()
    await owner.choose(one)
  },
  'fee-paid': (owner) => paid(owner, two),
  'branch-visited': async (owner) => {
    await paid(owner, one)
    await owner.recordVisit(true)
  },
  'four-eyes': async (owner) => {
    await paid(owner, five)
    await owner.allocate(5000 * million)
  },
  'credit-new': (owner) => owner.getCredit(one, 1000 * million),
  'credit-in-use': async (owner) => {
    await owner.getCredit(two, 2000 * million)
    await owner.seeDialog()
    await deliver(owner)
  },
  'credit-blocked': async (owner) => {
    await owner.getCredit(half, 500 * million)
    await owner.seeDialog()
    await suspend(owner)
  },
  'credit-ends-soon': async (owner) => {
    await owner.getCredit(half, 500 * million)
    await owner.seeDialog()
    await owner.setLine({ expires_on: addDays(clock.today(), 5) })
  },
  'credit-expired': async (owner) => {
    await owner.getCredit(half, 500 * million)
    await owner.seeDialog()
    await owner.setLine({ expires_on: addDays(clock.today(), -12) })
  },
  'renewal-ready': async (owner) => {
    await owner.getCredit(half, 500 * million)
    await owner.seeDialog()
    await owner.setLine({ expires_on: addDays(clock.today(), -3), has_renewal_credit: true })
  },
  'score-refused': async (owner) => {
    await paid(owner, one)
    await owner.recordScore(false, demoReasons.score)
  },
  'bank-refused': async (owner) => {
    await owner.getApproved()
    // The bureau accepts the score first.
    await settle()
    await owner.recordVisit(false, demoReasons.visit)
  },
  'digital-approved': (owner) => owner.getApproved(),
  'digital-fresh': async () => {},
  'digital-identity-waits': async (owner) => {
    await owner.sendIdentity()
    await owner.waitSince(4)
  },
  'digital-documents-rejected': async (owner) => {
    await owner.sendAll()
    await owner.approve('identity', 'shop')
    await owner.reject('docs', demoReasons.docs)
  },
  'digital-all-wait': async (owner) => {
    await owner.sendAll()
    await owner.waitSince(6)
  },
  'digital-bank-visit': (owner) => owner.getApproved(),
  'digital-branch-visited': async (owner) => {
    await owner.getApproved()
    await settle()
    await owner.recordVisit(true)
  },
  'digital-fee-due': (owner) => owner.getCreditUnpaid(800 * million),
  'digital-in-use': async (owner) => {
    await payingAtTheCard(owner)
    await deliver(owner)
  },
  'digital-blocked': async (owner) => {
    await payingAtTheCard(owner)
    await suspend(owner)
  },
  'digital-expired': async (owner) => {
    await payingAtTheCard(owner)
    await owner.setLine({ expires_on: addDays(clock.today(), -12) })
  },
  'year-of-trade': (owner) =>
    clock.inThePast(tradeBeganDaysAgo, async () => {
      await owner.getCredit(half, 500 * million)
      await owner.seeDialog()
    }),
  'goods-arrive': (owner) => boughtBefore(owner),
  'goods-disputed': (owner) => boughtBefore(owner),
  'goods-refused': (owner) => boughtBefore(owner),
  'goods-decided': (owner) => boughtBefore(owner),
  'goods-await-staff': (owner) => boughtBefore(owner),
  'late-fee': (owner) => boughtBefore(owner),
  'limit-waits': async (owner) => {
    await paid(owner, five)
    await owner.allocate(3000 * million)
    await owner.seeDialog()
    await askForLimit(owner, 5000 * million)
  },
  'written-off': (owner) =>
    clock.inThePast(lostBoughtDaysAgo, async () => {
      await owner.getCredit(half, 500 * million)
      await owner.seeDialog()
    }),
  ...cardRoads,
  ...signingRoads,
  ...renewalRoads,
}

/** Got credit a month ago: what became of the goods takes weeks. */
const boughtBefore = (owner: Applicant) =>
  clock.inThePast(goodsBeganDaysAgo, async () => {
    await owner.getCredit(half, 500 * million)
    await owner.seeDialog()
  })

const paid = async (owner: Applicant, slug: string) => {
  await owner.getApproved()
  await owner.choose(slug)
  await owner.payFee()
}

/** The digital plan's owners pay the fee on what they were given. */
const payingAtTheCard = async (owner: Applicant) => {
  await owner.getCreditUnpaid(800 * million)
  await owner.payFee()
  await owner.seeDialog()
}

const suspend = async ({ registrationId }: Applicant) => {
  const actor = await staffNamed('credit')
  await act(SuspendCredit, { actor, registrationId, reason: demoReasons.suspension })
}

/** Above the four-eyes amount: the request waits for a second person. */
const askForLimit = async (owner: Applicant, limit: number) => {
  const actor = await staffNamed('credit')
  const { id: creditLineId } = await owner.line()
  await act(ChangeLimit, {
    actor,
    creditLineId,
    limit,
    reason: demoReasons.limit,
    isDryRun: false,
  })
}

const withFaults = async (faults: string, work: () => Promise<void>) => {
  const before = await setting('sandboxInquiryFaults')
  const set = (value: string) =>
    db.transaction((trx) => changeSetting('sandboxInquiryFaults', value, trx))
  await settle()
  await set(faults)
  try {
    await work()
    await settle()
  } finally {
    await set(before)
  }
}

const signUp = async (state: DemoState, index: number, desk: Desk) => {
  const [id, phone, at] = [newId(), demoOwners[state], clock.businessNow().toJSDate()]
  await db.table('users').insert({ id, phone, search_key: phone, created_at: at, updated_at: at })
  const customer = { kind: 'customer', id, phone, owner: personIn(id, '') } as const
  const owner = new Applicant(
    demoPeople[state],
    { ...customer, sessionId: newId(), isTest: false },
    demoCode(index),
    desk
  )
  await owner.choosePlan()
  await roads[state](owner)
}

/** The shop owners of the demo, each once: who is there already is left alone. */
export const seedRegistration = async (): Promise<void> => {
  const states = Object.keys(demoOwners) as DemoState[]
  const known = await db.from('users').whereIn('phone', Object.values(demoOwners)).select('phone')
  const missing = states.filter((state) => !known.some(({ phone }) => phone === demoOwners[state]))
  if (missing.length === 0) return

  const jobs = await queue()
  await jobs.start()
  try {
    const staff = {
      kyc: await staffNamed('kyc'),
      credit: await staffNamed('credit'),
      card: await staffNamed('card'),
    }
    const desk = { staff, papers: await drawnPapers() }
    for (const state of missing) await signUp(state, states.indexOf(state), desk)
    await settle()
  } finally {
    await jobs.stop()
  }
}
