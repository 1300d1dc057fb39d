import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { CompanyStep } from '#contracts/companies'
import AddAddress from '#app/people/addresses/actions/add_address'
import AddMember from '#app/onboarding/companies/actions/add_member'
import ChooseBranch from '#app/onboarding/companies/actions/choose_branch'
import { companyReview } from '#app/onboarding/companies/company_review'
import { memberReview } from '#app/onboarding/companies/member_review'
import { decide } from '#app/platform/review/decide'
import RegisterCompany from '#app/onboarding/companies/actions/register_company'
import SendBoard from '#app/onboarding/companies/actions/send_board'
import SendCeo from '#app/onboarding/companies/actions/send_ceo'
import SendInformation from '#app/onboarding/companies/actions/send_information'
import SendOfficialPaper from '#app/onboarding/companies/actions/send_official_paper'
import SetMinimum from '#app/onboarding/companies/actions/set_minimum'
import AllocateCredit from '#app/credit/credit_lines/actions/allocate_credit'
import PayPlatformFee from '#app/credit/credit_lines/actions/pay_platform_fee'
import { Sessions } from '#app/people/identity/sessions'
import { personOfPhone } from '#app/people/identity/steps/person_of_phone'
import { companyIn, personIn } from '#app/people/owners/owner'
import type { CustomerActor, StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import type { DemoCompanyFacts, DemoOffice, Name } from '../data/companies.js'
import { demoCompanyReasons } from '../data/companies.js'
import { payAtBank, type DemoWorld } from './owner.js'

const plan = 'kasbeno-fmcg-legal'

export const make = <T>(action: new (...args: never[]) => T): Promise<T> =>
  app.container.make(action as never)

export interface CompanyWorld {
  staff: Record<'legal' | 'credit' | 'card', StaffActor>
  papers: DemoWorld['papers']
}

/** What a CEO states about a person. */
export const stated = ([firstName, lastName]: Name, nationalCode: string) => ({
  firstName,
  lastName,
  birthDate: '1978-04-11',
  nationalCode,
})

/** Both sides of a national card. */
export const cardPictures = ({ papers }: CompanyWorld) => ({
  nationalCardFront: papers.nationalCardFront,
  nationalCardBack: papers.nationalCardBack,
})

/** Signs a person in, as the simulator's codes would. @param companyId of a company whose member they are */
export const signedIn = async (phone: string, companyId?: string): Promise<CustomerActor> => {
  const id = await transaction(async (trx) => {
    const person = await personOfPhone(phone, trx)
    await new Sessions().open(
      { userId: person.id, plan: companyId ? plan : '', ...(companyId && { companyId }) },
      trx
    )
    return person.id
  })
  const { id: sessionId } = await db
    .from('sessions')
    .where('user_id', id)
    .orderBy('id', 'desc')
    .firstOrFail()
  const caller = { kind: 'customer', id, phone, sessionId, isTest: false } as const
  if (!companyId) return { ...caller, owner: personIn(id, '') }
  const { id: memberId, ...member } = await db
    .from('company_members')
    .where({ company_id: companyId, user_id: id })
    .select('id', 'role', 'level')
    .firstOrFail()
  return { ...caller, owner: companyIn(companyId), member: { memberId, ...member } }
}

/** A company that walks the road of every other, command by command. */
export class DemoCompany {
  private constructor(
    readonly id: string,
    readonly ceo: CustomerActor,
    private facts: DemoCompanyFacts,
    readonly world: CompanyWorld
  ) {}

  static async register(
    phone: string,
    companyUniqueId: string,
    facts: DemoCompanyFacts,
    world: CompanyWorld
  ): Promise<DemoCompany> {
    const { id: guildId } = await db
      .from('guilds')
      .where({ plan, name: facts.guild })
      .select('id')
      .firstOrFail()
    const register = await make(RegisterCompany)
    const actor = await signedIn(phone)
    const { companyUniqueSerial: id } = await register.execute({
      actor,
      name: facts.name,
      companyUniqueId,
      guildId,
    })
    return new DemoCompany(id, await signedIn(phone, id), facts, world)
  }

  async sendInformation() {
    const { address } = this.facts
    await new SendInformation().execute({
      actor: this.ceo,
      ...(await this.#place()),
      postalCode: '1415614156',
      address,
    })
    const files = { officialPaper: this.world.papers.certificate }
    await new SendOfficialPaper().execute({ actor: this.ceo, files })
  }

  async sendCeo(nationalCode: string) {
    const person = stated(this.facts.ceo, nationalCode)
    await new SendCeo().execute({ actor: this.ceo, person, files: cardPictures(this.world) })
  }

  async addMember(phone: string, nationalCode: string, { name, level, role }: DemoOffice) {
    await new AddMember().execute({
      actor: this.ceo,
      phone,
      person: stated(name, nationalCode),
      office: { roleInCompany: role, signatoryStatus: level },
      files: cardPictures(this.world),
    })
  }

  async sendBoard(minimumOptional = 0) {
    const minimum = { actor: this.ceo, minimumNumberOfOptional: minimumOptional }
    if (minimumOptional) await new SetMinimum().execute(minimum)
    await new SendBoard().execute({ actor: this.ceo })
  }

  async chooseBranch() {
    const { id: bankBranchId } = await db.from('bank_branches').orderBy('id').firstOrFail()
    await new ChooseBranch().execute({ actor: this.ceo, bankBranchId })
  }

  async decide(verdict: 'accept' | 'reject') {
    const actor = this.world.staff.legal
    const reasonOf = (step: CompanyStep) =>
      verdict === 'reject' ? { reason: demoCompanyReasons[step] } : {}
    for (const part of ['company', 'ceo', 'appointment'] as const) {
      await decide(companyReview, { actor, id: this.id, part, verdict, ...reasonOf(part) })
    }
    const members = await db
      .from('company_members')
      .where({ company_id: this.id, role: 'BOARD_MEMBER' })
      .select('id')
    for (const { id } of members) {
      await decide(memberReview, { actor, id, part: 'member', verdict, ...reasonOf('board') })
    }
  }

  /** Rials. */
  async allocate(amount: number) {
    const file = { type: 'companies', id: this.id } as const
    await (await make(AllocateCredit)).execute({ actor: this.world.staff.credit, file, amount })
  }

  async payFee() {
    const fee = await make(PayPlatformFee)
    const payment = { actor: this.ceo, plan, indicator: 'BANKTEST', origin: 'http://localhost' }
    const { gatewayRedirectItem } = await fee.execute({ ...payment, indicator: 'BANKTEST' })
    await payAtBank(gatewayRedirectItem)
  }

  line(): Promise<{ id: string }> {
    const owner = { owner_type: 'COMPANY', owner_id: this.id }
    return db.from('credit_lines').where(owner).select('id').firstOrFail()
  }

  /** What takes a year is set by hand; everything else goes the road. */
  async setLine(values: object) {
    const { id } = await this.line()
    await db.from('credit_lines').where({ id }).update(values)
  }

  /** Where its cards go. @returns the id of the address */
  async addAddress(): Promise<string> {
    const { address } = this.facts
    const given = { title: 'دفتر مرکزی', postalCode: '1415614156', address }
    const added = await new AddAddress().execute({
      actor: this.ceo,
      ...given,
      ...(await this.#place()),
    })
    return added.id
  }

  async #place() {
    const city = await db.from('cities').where('name', this.facts.city).firstOrFail()
    return { provinceId: city.province_id, cityId: city.id }
  }
}
