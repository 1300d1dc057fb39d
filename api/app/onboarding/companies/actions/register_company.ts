import { inject } from '@adonisjs/core'
import { refuseListed, recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import { companyRules } from '#contracts/companies'
import { searchKey } from '#contracts/digits'
import { companyPlans, isCompanyPlan, type Plan } from '#contracts/plans'
import { Sessions, type TokenPair } from '#app/people/identity/sessions'
import { assertPlanOpen } from '#app/reference/plans/steps/lock_plan'
import { lockPerson } from '#app/people/identity/steps/lock_people'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction, type Trx } from '#app/platform/database/database'
import { BusinessRule, Conflict, refusedField } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'

interface RegisterCommand {
  actor: CustomerActor
  name: string
  companyUniqueId: string
  guildId: number
}

/**
 * Makes a company whose CEO-to-be is the caller, and swaps the session for one of the company's context.
 * company §2 "Onboarding routes"
 */
@inject()
export default class RegisterCompany {
  constructor(private sessions: Sessions) {}

  /**
   * @throws Conflict (409) for a national id that another company was accepted with, or the caller has claimed, InvalidFields for a guild of another plan,
   *   BusinessRule beyond `companyRules.unfinishedMax` and for an id on a blacklist
   */
  async execute(command: RegisterCommand): Promise<TokenPair & { companyUniqueSerial: string }> {
    return recordingHits(command.actor, () => transaction((trx) => this.#register(command, trx)))
  }

  async #register({ actor, name, companyUniqueId, guildId }: RegisterCommand, trx: Trx) {
    // Two registrations of one person take turns, so that the limit holds.
    await lockPerson(actor.id, trx)
    await assertPlanOpen(companyPlans[0], trx)
    refuse(await factsOf({ actor, companyUniqueId, guildId }, trx))
    await refuseListed('STEP', { COMPANY_ID: companyUniqueId }, trx)
    const id = newId()
    const now = clock.businessNow().toJSDate()
    const times = { created_at: now, updated_at: now }
    await trx
      .insertQuery()
      .table('companies')
      .insert({
        id,
        name,
        national_id: companyUniqueId,
        guild_id: guildId,
        is_test: actor.isTest,
        search_key: searchKey(`${name} ${companyUniqueId}`),
        ...times,
      })
    await trx
      .insertQuery()
      .table('company_members')
      .insert({
        id: newId(),
        company_id: id,
        user_id: actor.id,
        role: 'CEO',
        // The signatories approve, the CEO pays; who wants to do both says so.
        level: 'NOT_ALLOWED',
        ...times,
      })
    const subject = { type: 'companies', id } as const
    await audit({ actor, command: 'companies.register', subject, after: { name } }, trx)
    const context = { plan: companyPlans[0], companyId: id }
    const pair = await this.sessions.swap(actor.sessionId, actor.id, context, trx)
    return { companyUniqueSerial: id, ...pair }
  }
}

interface Facts {
  guildOf: Plan | null
  isHeld: boolean
  /** The caller's own company that holds the id: the answer to who registered it may have been lost. */
  ownId: string | null
  unfinished: number
}

const factsSql = `
  select (select plan from locations_guilds where id = ?) as "guildOf",
         exists (select from companies company
           where company.national_id = ? and company.released_at is null
             and company.company_status = 'ACCEPTED') as "isHeld",
         (select company.id from companies company
            join company_members member on member.company_id = company.id and member.role = 'CEO'
           where company.national_id = ? and company.released_at is null
             and member.user_id = ?) as "ownId",
         (select count(*) from companies company
            join company_members member on member.company_id = company.id and member.role = 'CEO'
           where member.user_id = ? and company.released_at is null
             and company.company_status <> 'ACCEPTED') as unfinished`

const factsOf = async (
  {
    actor,
    companyUniqueId,
    guildId,
  }: Pick<RegisterCommand, 'actor' | 'companyUniqueId' | 'guildId'>,
  trx: Trx
): Promise<Facts> => {
  const bindings = [guildId, companyUniqueId, companyUniqueId, actor.id, actor.id]
  const [facts] = await prepared<Facts>('company_to_register', factsSql, bindings, trx)
  return facts
}

const refuse = ({ guildOf, isHeld, ownId, unfinished }: Facts) => {
  if (!isCompanyPlan(guildOf)) throw refusedField('guildId', messages.guild)
  if (ownId) throw new Conflict(messages.companyIdYours, { companyUniqueSerial: ownId })
  if (isHeld) throw new Conflict(messages.companyIdTaken)
  if (unfinished >= companyRules.unfinishedMax) {
    throw new BusinessRule(messages.tooManyCompanies(companyRules.unfinishedMax))
  }
}
