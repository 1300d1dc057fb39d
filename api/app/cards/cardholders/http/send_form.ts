import type { HttpContext } from '@adonisjs/core/http'
import { contractForm } from '#app/cards/cardholders/domain/contract_form'
import { formText } from '#app/cards/cardholders/i18n/contract_form'
import { cardHolder } from '#app/cards/cardholders/queries/card_holder'
import { companyFile } from '#app/onboarding/companies/queries/company_file'
import { consumeDailyQuota } from '#app/platform/http/daily_quota'
import { privateFile } from '#app/platform/http/private_file'
import { savedAs } from '#app/platform/http/saved_as'
import { makePdf } from '#app/platform/pdf/make_pdf'
import { managerOf } from './manager_of.js'

/** Forms of a day that one CEO may ask for. */
const formsPerDay = 200

/**
 * A printable contract.
 * @throws Throttled (429)
 */
export const sendForm = async (ctx: HttpContext): Promise<void> => {
  const { actor, companyId } = await managerOf(ctx)
  const holder = await cardHolder(companyId, ctx.params.userId)
  const quota = { name: 'card-contract-forms', who: actor.id, perDay: formsPerDay }
  await consumeDailyQuota({ ...quota, message: formText.tooMany })
  const company = await companyFile(companyId)
  const file = await makePdf(contractForm({ holder, company }), actor.id)
  const title = `${formText.title} ${holder.firstName} ${holder.lastName}`
  privateFile(ctx, 'application/pdf', savedAs({ name: 'card-contract', title }, 'pdf'))
  ctx.response.send(file)
}
