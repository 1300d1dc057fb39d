import { searchKey } from '#contracts/digits'
import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { ceoOf } from '../domain/member_of.js'
import { assertGuild } from '../steps/assert_guild.js'
import { assertPlaces } from '../steps/assert_places.js'
import { lockCompany, refuseClosed } from '../steps/lock_company.js'
import { askCompanyInquiries } from '../inquiries.js'
import { touchCompany } from '../steps/touch_company.js'

interface InformationCommand {
  actor: CustomerActor
  /** Name and guild: of a company that was refused for what it was registered with. */
  name?: string
  guildId?: number
  provinceId: number
  cityId: number
  postalCode: string
  address: string
}

/** Where the company is; with its official paper, the officers review it. company §2 "Company information form" */
export default class SendInformation {
  /**
   * @throws BusinessRule for other members than the CEO and while the form is closed, InvalidFields for the places and
   *   a guild of another plan
   */
  async execute({ actor, ...given }: InformationCommand): Promise<void> {
    const { companyId } = ceoOf(actor)
    await transaction(async (trx) => {
      const company = await lockCompany(companyId, trx)
      refuseClosed(company.companyStatus)
      await assertPlaces(given, trx)
      if (given.guildId !== undefined) await assertGuild(given.guildId, trx)
      const isWhole = company.hasOfficialPaper
      const now = clock.businessNow().toJSDate()
      await trx
        .from('companies')
        .where('id', companyId)
        .update({
          province_id: given.provinceId,
          city_id: given.cityId,
          postal_code: given.postalCode,
          address: given.address,
          ...(given.guildId !== undefined && { guild_id: given.guildId }),
          ...(given.name !== undefined && {
            name: given.name,
            search_key: searchKey(`${given.name} ${company.companyUniqueId}`),
          }),
          ...(isWhole && {
            company_status: 'PENDING',
            company_rejection: null,
            company_sent_at: now,
          }),
          updated_at: now,
        })
      await touchCompany(companyId, trx)
      if (isWhole) await askCompanyInquiries(companyId, ['COMPANY_REGISTER'], trx)
      const subject = { type: 'companies', id: companyId }
      await audit({ actor, command: 'companies.send-information', subject, after: given }, trx)
    })
  }
}
