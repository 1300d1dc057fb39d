import db from '@adonisjs/lucid/services/db'
import type { PersonPlan } from '#contracts/plans'
import type { Step } from '#contracts/registration'
import AllocateCredit from '#app/credit/credit_lines/actions/allocate_credit'
import ChoosePackage from '#app/credit/credit_lines/actions/choose_package'
import PayPlatformFee from '#app/credit/credit_lines/actions/pay_platform_fee'
import { registrationReview } from '#app/onboarding/registration/registration_review'
import { decide } from '#app/platform/review/decide'
import RecordScore from '#app/onboarding/registration/actions/record_score'
import RecordVisit from '#app/onboarding/registration/actions/record_visit'
import SelectBusinessPlan from '#app/onboarding/registration/actions/select_business_plan'
import SubmitDocuments from '#app/onboarding/registration/actions/submit_documents'
import SubmitIdentity from '#app/onboarding/registration/actions/submit_identity'
import SubmitShop from '#app/onboarding/registration/actions/submit_shop'
import type { CustomerActor, StaffActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { act } from './act.js'
import { atBank, payAtBank } from './bank.js'
import type { Papers } from './drawn_papers.js'
import { guildOf } from './place.js'

/** Who somebody is, and the shop of theirs. */
export interface PersonFacts {
  firstname: string
  lastname: string
  /** `YYYY-MM-DD` */
  dateOfBirth: string
  shopname: string
  city: string
  guild: string
  address: string
  plan?: PersonPlan
}

/** Who decides, and what is sent in. */
export interface Desk {
  staff: Record<'kyc' | 'credit' | 'card', StaffActor>
  papers: Papers
}

/** A shop owner who walks the road of everybody else, command by command. */
export class Applicant {
  readonly plan
  #registrationId = ''

  constructor(
    private person: PersonFacts,
    private customer: CustomerActor,
    private nationalCode: string,
    private desk: Desk
  ) {
    this.plan = person.plan ?? 'kasbeno-fmcg-real'
  }

  get registrationId() {
    return this.#registrationId
  }

  /** The owner, signed in to the plan. */
  get holder(): CustomerActor {
    return { ...this.customer, owner: { ...this.customer.owner, plan: this.plan } }
  }

  get cardOfficer(): StaffActor {
    return this.desk.staff.card
  }

  async choosePlan() {
    await act(SelectBusinessPlan, { actor: this.customer, plan: this.plan })
    const { id } = await db
      .from('registrations')
      .where({ user_id: this.customer.id, plan: this.plan })
      .select('id')
      .firstOrFail()
    this.#registrationId = id
  }

  async sendIdentity() {
    const { firstname, lastname, dateOfBirth } = this.person
    const identity = { firstname, lastname, dateOfBirth, nationalCode: this.nationalCode }
    await act(SubmitIdentity, { actor: this.customer, plan: this.plan, identity })
  }

  async sendShop() {
    const { shopname, address, city, guild } = this.person
    const place = await db
      .from('districts as d')
      .join('cities as c', 'c.id', 'd.city_id')
      .where('c.name', city)
      .orderBy('d.id')
      .select('d.id as districtId', 'c.id as cityId', 'c.province_id as provinceId')
      .firstOrFail()
    const guildId = await guildOf(this.plan, guild)
    const shop = { plan: this.plan, shopname, address, guildId, ...place }
    const postalCode = this.nationalCode.split('').reverse().join('')
    await act(SubmitShop, { actor: this.customer, ...shop, postalCode, propertyType: 'OWN' })
  }

  async sendDocuments() {
    const papers = { files: this.desk.papers, certificateType: 'BUSINESS_LICENSE' }
    await act(SubmitDocuments, { actor: this.customer, plan: this.plan, papers })
  }

  async sendAll() {
    await this.sendIdentity()
    await this.sendShop()
    await this.sendDocuments()
  }

  async approve(...steps: Step[]) {
    for (const step of steps) await this.#decide(step, 'accept')
  }

  reject(step: Step, reason: string) {
    return this.#decide(step, 'reject', reason)
  }

  async #decide(part: Step, verdict: 'accept' | 'reject', reason?: string) {
    const of = { actor: this.desk.staff.kyc, id: this.registrationId, part }
    await decide(registrationReview, { ...of, verdict, reason })
  }

  async getApproved() {
    await this.sendAll()
    await this.approve('identity', 'shop', 'docs')
  }

  async choose(slug: string) {
    await act(ChoosePackage, { actor: this.customer, plan: this.plan, slug })
  }

  async payFee() {
    const { gatewayRedirectItem } = await act(PayPlatformFee, {
      actor: this.customer,
      plan: this.plan,
      ...atBank,
    })
    await payAtBank(gatewayRedirectItem)
  }

  /** @param reason why the score was refused */
  async recordScore(accepted: boolean, reason?: string) {
    await act(RecordScore, { ...this.#bank(), accepted, reason })
  }

  /** @param reason why what was brought to the branch was refused */
  async recordVisit(accepted: boolean, reason?: string) {
    await act(RecordVisit, { ...this.#bank(), accepted, reason })
  }

  /** Rials. */
  async allocate(amount: number) {
    const { actor, registrationId: id } = this.#bank()
    const file = { type: 'registrations', id } as const
    await act(AllocateCredit, { actor, file, amount })
  }

  /** Approved, paid and allocated. */
  async getCredit(slug: string, amount: number) {
    await this.getApproved()
    await this.choose(slug)
    await this.payFee()
    await this.allocate(amount)
  }

  /** Allocated without a fee, as in a plan that pays for it afterwards. */
  async getCreditUnpaid(amount: number) {
    await this.getApproved()
    await this.allocate(amount)
  }

  /** The congratulations were read. */
  async seeDialog() {
    await db
      .from('registrations')
      .where('id', this.registrationId)
      .update({ has_just_got_credit: false })
  }

  /** What takes a year is set by hand; everything else goes the road. */
  async setLine(values: object) {
    const { id } = await this.line()
    await db.from('credit_lines').where({ id }).update(values)
  }

  line(): Promise<{ id: string }> {
    const owner = { owner_id: this.customer.id, plan: this.plan }
    return db.from('credit_lines').where(owner).select('id').firstOrFail()
  }

  #bank() {
    return { actor: this.desk.staff.credit, registrationId: this.registrationId }
  }

  /** As if the steps had been sent some hours ago: the queue shows who has waited how long. */
  async waitSince(hours: number) {
    const at = clock.businessNow().minus({ hours }).toJSDate()
    await db
      .from('registrations')
      .where('id', this.registrationId)
      .update({ identity_sent_at: at, shop_sent_at: at, docs_sent_at: at, created_at: at })
  }
}
