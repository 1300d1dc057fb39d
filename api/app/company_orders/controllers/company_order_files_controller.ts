import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { ceoOf, memberOf } from '#app/companies/domain/member_of'
import { ordersFile } from '#app/company_orders/exports/orders_file'
import { ordersPanel } from '#app/company_orders/queries/orders_panel'
import { exportValidator } from '#app/company_orders/validators/company_order_validators'
import { messages } from '#app/orders/i18n/fa'
import { customerOf } from '#app/shared/actor'
import { conditional } from '#app/shared/http/conditional'
import { countToday } from '#app/shared/http/daily_quota'
import { privateFile } from '#app/shared/http/private_file'
import { savedAs } from '#app/shared/http/saved_as'
import { clock } from '#app/shared/clock'
import { makePdf } from '#app/shared/pdf/make_pdf'
import { signPdf } from '#app/shared/pdf/sign_pdf'
import { theHouseKey } from '#app/shared/pdf/the_house_key'
import { evidenceDocument } from '#app/signatures/domain/evidence_document'
import { evidenceOf } from '#app/signatures/queries/evidence'

/** Files of a day that one member may ask for. */
const filesPerDay = 200

const count = (who: string) =>
  countToday({
    name: 'company-order-files',
    who,
    perDay: filesPerDay,
    message: messages.exportsToday,
  })

/** A company's invoices in sums and files. api-company "Invoices" */
export default class CompanyOrderFilesController {
  async panel(ctx: HttpContext) {
    return conditional(ctx, await ordersPanel(memberOf(customerOf(ctx))))
  }

  async export(ctx: HttpContext) {
    const actor = customerOf(ctx)
    const caller = memberOf(actor)
    const { format = 'xlsx', ...filter } = await exportValidator.validate(ctx.request.qs())
    await count(actor.id)
    const file = await ordersFile(caller, filter, format)
    privateFile(ctx, file.mediaType, file.disposition)
    ctx.response.stream(Readable.from(file.content, { objectMode: false }))
  }

  /** The CEO's alone: it shows where each member signed from. */
  async evidence(ctx: HttpContext) {
    const actor = customerOf(ctx)
    const { companyId } = ceoOf(actor)
    const evidence = await evidenceOf('INVOICE', ctx.params.id, companyId)
    await count(actor.id)
    const document = evidenceDocument(evidence)
    const laidOut = await makePdf(document, actor.id)
    const file = signPdf(laidOut, theHouseKey(), clock.systemNow().toJSDate())
    const named = { name: `signatures-${evidence.id}`, title: document.title }
    privateFile(ctx, 'application/pdf', savedAs(named, 'pdf'))
    ctx.response.send(file)
  }
}
