import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { GatewayRedirect } from '#contracts/payments'
import type { DocumentKind, Step } from '#contracts/registration'
import AllocateCredit from '#app/credit/credit_lines/actions/allocate_credit'
import ChoosePackage from '#app/credit/credit_lines/actions/choose_package'
import PayPlatformFee from '#app/credit/credit_lines/actions/pay_platform_fee'
import ReceiveBankCallback from '#app/money/payments/actions/receive_callback'
import { sandboxBank } from '#app/money/payments/adapters/sandbox_bank'
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
import { newId } from '#app/platform/values/ids'
import { demoReasons } from '../data/owners.js'
import type { DemoPerson } from '../data/person.js'

/** What the owners of the demo need around them. */
export interface DemoWorld {
  staff: Record<'kyc' | 'credit' | 'card', StaffActor>
  papers: Record<DocumentKind, Buffer>
}

const make = <T>(action: new (...args: never[]) => T): Promise<T> =>
  app.container.make(action as never)

/** Pays at the simulated bank, as a browser would. */
export const payAtBank = async (redirect: GatewayRedirect | undefined) => {
  const token = String(redirect?.params.token)
  const paid = await sandboxBank.decide(token, 'success')
  const [orderId, receipt] = [paid?.reference_code ?? '', paid?.receipt ?? '']
  const fields = { token, orderId, receipt, result: 'success' }
  await (await make(ReceiveBankCallback)).execute({ indicator: 'BANKTEST', fields })
}

/** A shop owner who walks the road of everybody else, command by command. */
export class DemoOwner {
  readonly plan
  #registrationId = ''

  constructor(
    private person: DemoPerson,
    private customer: CustomerActor,
    private nationalCode: string,
    private world: DemoWorld
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
    return this.world.staff.card
  }

  async choosePlan() {
    const action = await make(SelectBusinessPlan)
    await action.execute({ actor: this.customer, plan: this.plan })
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
    await (await make(SubmitIdentity)).execute({ actor: this.customer, plan: this.plan, identity })
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
    const { id: guildId } = await db
      .from('guilds')
      .where({ plan: this.plan, name: guild })
      .select('id')
      .firstOrFail()
    const shop = { plan: this.plan, shopname, address, guildId, ...place }
    const postalCode = this.nationalCode.split('').reverse().join('')
    await (
      await make(SubmitShop)
    ).execute({ actor: this.customer, ...shop, postalCode, propertyType: 'OWN' })
  }

  async sendDocuments() {
    const papers = { files: this.world.papers, certificateType: 'BUSINESS_LICENSE' }
    await (await make(SubmitDocuments)).execute({ actor: this.customer, plan: this.plan, papers })
  }

  async sendAll() {
    await this.sendIdentity()
    await this.sendShop()
    await this.sendDocuments()
  }

  async approve(...steps: Step[]) {
    for (const step of steps) await this.#decide(step, 'accept')
  }

  reject(step: Step) {
    return this.#decide(step, 'reject', demoReasons[step])
  }

  async #decide(part: Step, verdict: 'accept' | 'reject', reason?: string) {
    const of = { actor: this.world.staff.kyc, id: this.registrationId, part }
    await decide(registrationReview, { ...of, verdict, reason })
  }

  async getApproved() {
    await this.sendAll()
    await this.approve('identity', 'shop', 'docs')
  }

  async choose(slug: string) {
    await (await make(ChoosePackage)).execute({ actor: this.customer, plan: this.plan, slug })
  }

  async payFee() {
    const { gatewayRedirectItem } = await (
      await make(PayPlatformFee)
    ).execute({
      actor: this.customer,
      plan: this.plan,
      indicator: 'BANKTEST',
      origin: 'http://localhost',
    })
    await payAtBank(gatewayRedirectItem)
  }

  async recordScore(accepted: boolean) {
    const reason = accepted ? undefined : demoReasons.score
    await (await make(RecordScore)).execute({ ...this.#bank(), accepted, reason })
  }

  async recordVisit(accepted: boolean) {
    const reason = accepted ? undefined : demoReasons.visit
    await (await make(RecordVisit)).execute({ ...this.#bank(), accepted, reason })
  }

  /** Rials. */
  async allocate(amount: number) {
    const { actor, registrationId: id } = this.#bank()
    const file = { type: 'registrations', id } as const
    await (await make(AllocateCredit)).execute({ actor, file, amount })
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
    return { actor: this.world.staff.credit, registrationId: this.registrationId }
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

export const staffNamed = async (username: string): Promise<StaffActor> => {
  const row = await db.from('staff_users').where({ username }).firstOrFail()
  return {
    kind: 'staff',
    id: row.id,
    username,
    fullName: row.full_name,
    sessionId: newId(),
    role: row.role,
    permissions: [],
    distributorId: null,
    branchId: null,
  }
}
