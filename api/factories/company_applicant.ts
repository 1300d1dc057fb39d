import db from '@adonisjs/lucid/services/db'
import type { CompanyStep } from '#contracts/companies'
import type { SignatureLevel } from '#contracts/quorum'
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
import type { CustomerActor, StaffActor } from '#app/platform/audit/actor'
import { act } from './act.js'
import { atBank, payAtBank } from './bank.js'
import type { Papers } from './drawn_papers.js'
import { aPerson, customerWith } from './person.js'
import { aPlace, guildOf } from './place.js'

const plan = 'kasbeno-fmcg-legal'

/** Who decides, and what is sent in. */
export interface CompanyDesk {
  staff: Record<'legal' | 'credit' | 'card', StaffActor>
  papers: Papers
}

export type Name = readonly [firstName: string, lastName: string]

/** What a company is registered with. */
export interface CompanyFacts {
  name: string
  guild: string
  city: string
  address: string
  ceo: Name
}

/** Who somebody is on a board. */
export interface Office {
  name: Name
  level: SignatureLevel
  role: string
}

/** What a CEO states about a person. */
export const stated = ([firstName, lastName]: Name, nationalCode: string) => ({
  firstName,
  lastName,
  birthDate: '1978-04-11',
  nationalCode,
})

/** Both sides of a national card. */
export const cardPictures = ({ papers }: CompanyDesk) => ({
  nationalCardFront: papers.nationalCardFront,
  nationalCardBack: papers.nationalCardBack,
})

/** Signs a person in. @param companyId of a company whose member they are */
export const signedIn = async (phone: string, companyId?: string): Promise<CustomerActor> =>
  customerWith(await aPerson(phone, companyId ? { plan, companyId } : undefined))

/** A company that walks the road of every other, command by command. */
export class CompanyApplicant {
  private constructor(
    readonly id: string,
    readonly ceo: CustomerActor,
    private facts: CompanyFacts,
    readonly desk: CompanyDesk
  ) {}

  static async register(
    phone: string,
    companyUniqueId: string,
    facts: CompanyFacts,
    desk: CompanyDesk
  ): Promise<CompanyApplicant> {
    const { companyUniqueSerial: id } = await act(RegisterCompany, {
      actor: await signedIn(phone),
      name: facts.name,
      companyUniqueId,
      guildId: await guildOf(plan, facts.guild),
    })
    return new CompanyApplicant(id, await signedIn(phone, id), facts, desk)
  }

  async sendInformation() {
    const { address } = this.facts
    await act(SendInformation, {
      actor: this.ceo,
      ...(await aPlace(this.facts.city)),
      postalCode: '1415614156',
      address,
    })
    const files = { officialPaper: this.desk.papers.certificate }
    await act(SendOfficialPaper, { actor: this.ceo, files })
  }

  async sendCeo(nationalCode: string) {
    const person = stated(this.facts.ceo, nationalCode)
    await act(SendCeo, { actor: this.ceo, person, files: cardPictures(this.desk) })
  }

  async addMember(phone: string, nationalCode: string, { name, level, role }: Office) {
    await act(AddMember, {
      actor: this.ceo,
      phone,
      person: stated(name, nationalCode),
      office: { roleInCompany: role, signatoryStatus: level },
      files: cardPictures(this.desk),
    })
  }

  async sendBoard(minimumOptional = 0) {
    const minimum = { actor: this.ceo, minimumNumberOfOptional: minimumOptional }
    if (minimumOptional) await act(SetMinimum, minimum)
    await act(SendBoard, { actor: this.ceo })
  }

  async chooseBranch() {
    const { id: bankBranchId } = await db.from('bank_branches').orderBy('id').firstOrFail()
    await act(ChooseBranch, { actor: this.ceo, bankBranchId })
  }

  /** @param reasons of a refusal of all steps, which are accepted without */
  async decide(reasons?: Readonly<Record<CompanyStep, string>>) {
    const actor = this.desk.staff.legal
    const verdict = reasons ? 'reject' : 'accept'
    const reasonOf = (step: CompanyStep) => (reasons ? { reason: reasons[step] } : {})
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
    await act(AllocateCredit, { actor: this.desk.staff.credit, file, amount })
  }

  async payFee() {
    const payment = { actor: this.ceo, plan, ...atBank }
    const { gatewayRedirectItem } = await act(PayPlatformFee, payment)
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
    const added = await act(AddAddress, {
      actor: this.ceo,
      ...given,
      ...(await aPlace(this.facts.city)),
    })
    return added.id
  }
}
