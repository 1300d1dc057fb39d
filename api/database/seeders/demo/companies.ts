import db from '@adonisjs/lucid/services/db'
import { demoCompanies, demoNewcomer, type DemoCompanyState } from '#contracts/demo'
import { act } from '#factories/act'
import { CompanyApplicant, type CompanyDesk } from '#factories/company_applicant'
import { drawnPapers } from '#factories/drawn_papers'
import { companyIdOf } from '#factories/fresh'
import { staffNamed } from '#factories/staff'
import GrantRenewal from '#app/credit/credit_lines/actions/grant_renewal'
import SuspendCredit from '#app/credit/credit_lines/actions/suspend_credit'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { queue, settle } from '#app/platform/jobs/main'
import { demoCompanyFacts, demoCompanyReasons, demoNewcomerOffice } from '../data/companies.js'
import { boardOf } from './boards.js'
import { nameHolders } from './card_holders.js'
import { goAway, signInvoices } from './company_orders.js'
import { codeOf } from './person_code.js'

const million = 1_000_000

const sendAll = async (company: CompanyApplicant, state: DemoCompanyState) => {
  await company.sendInformation()
  await company.sendCeo(await codeOf(company.ceo.phone))
  const { members, minimum = 0 } = boardOf(state)
  for (const [phone, office] of members) {
    await company.addMember(phone, await codeOf(phone), office)
  }
  await company.sendBoard(minimum)
  await company.chooseBranch()
}

const getAccepted = async (company: CompanyApplicant, state: DemoCompanyState) => {
  await sendAll(company, state)
  await company.decide()
}

const getCredit = async (company: CompanyApplicant, state: DemoCompanyState) => {
  await getAccepted(company, state)
  await company.allocate(2_000 * million)
  await company.payFee()
}

type Road = (company: CompanyApplicant, state: DemoCompanyState) => Promise<void>

/** How each company of the demo comes to the state that it stands for. */
const roads: Record<DemoCompanyState, Road> = {
  'company-registered': async () => {},
  'company-waits': sendAll,
  'company-refused': async (company, state) => {
    await sendAll(company, state)
    await company.decide(demoCompanyReasons)
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
    await company.addMember(demoNewcomer, await codeOf(demoNewcomer), demoNewcomerOffice)
  },
  'company-blocked': async (company, state) => {
    await getCredit(company, state)
    const { id: creditLineId } = await company.line()
    const actor = company.desk.staff.credit
    const reason = demoCompanyReasons.suspension
    await act(SuspendCredit, { actor, creditLineId, reason })
  },
  'company-expired': async (company, state) => {
    await getCredit(company, state)
    await company.setLine({ expires_on: addDays(clock.today(), -12) })
  },
  'company-renewal': async (company, state) => {
    await getCredit(company, state)
    await company.setLine({ expires_on: addDays(clock.today(), 4) })
    const { id: creditLineId } = await company.line()
    const actor = company.desk.staff.credit
    await act(GrantRenewal, { actor, creditLineId })
  },
  'company-away': async (company, state) => {
    await getCredit(company, state)
    await goAway(company)
  },
}

/** The national id of a demo's company. */
const demoCompanyId = (phone: string) => companyIdOf(`10100${phone.slice(-5)}`)

/** The companies of the demo, each once: whose CEO is there already is left alone. */
export const seedCompanies = async (): Promise<void> => {
  const states = Object.keys(demoCompanies) as DemoCompanyState[]
  const known = await db
    .from('companies')
    .whereIn(
      'national_id',
      states.map((state) => demoCompanyId(demoCompanies[state]))
    )
    .select('national_id')
  const missing = states.filter(
    (state) => !known.some(({ national_id }) => national_id === demoCompanyId(demoCompanies[state]))
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
    const desk: CompanyDesk = { staff, papers: await drawnPapers() }
    for (const state of missing) {
      const phone = demoCompanies[state]
      const facts = demoCompanyFacts[state]
      const company = await CompanyApplicant.register(phone, demoCompanyId(phone), facts, desk)
      await roads[state](company, state)
    }
    await settle()
  } finally {
    await jobs.stop()
  }
}
