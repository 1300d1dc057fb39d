import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { contactLimits } from '#contracts/leads'
import { staffOf } from '#app/platform/audit/actor'
import { made } from '#app/platform/http/made'
import { formInTime } from '#app/platform/http/form_in_time'
import { KeyedMutex, Semaphore } from '#app/platform/process/semaphore'
import ReceiveCallInfo from '../actions/receive_call_info.js'
import ReceiveLead from '../actions/receive_lead.js'
import ReportByHand from '../actions/report_by_hand.js'
import { manualReports } from '../contact_resources.js'
import { contactAsker } from '../http/contact_asker.js'
import { countAddress, countPhone, countReport, callerNetwork } from '../http/contact_quota.js'
import { messages } from '../i18n/fa.js'
import { callInfoValidator, leadValidator, reportValidator } from '../validators/contacts.js'

/** Strangers' forms are read a few at a time: each may be as large as a form can be. */
const uploads = new Semaphore(4, 20, messages.uploadsBusy)
/** One of an address: who never ends a form keeps nobody else from sending theirs. */
const ofAddress = new KeyedMutex(4, messages.uploadsBusy)
const patience = { ms: contactLimits.uploadMs, message: messages.uploadTooSlow }

/** Nothing of what others left. */
const answerOf = (isNew: boolean) => ({ status: isNew ? 'RECEIVED' : 'WAITING' }) as const

/** What people leave to be answered, signed in or not, and what staff report by hand. */
export default class ContactsController {
  @inject()
  async storeLead(ctx: HttpContext, receiveLead: ReceiveLead) {
    await countAddress(ctx)
    const asker = (await contactAsker(ctx))?.hash
    const lead = await ctx.request.validateUsing(leadValidator)
    await countPhone(ctx, lead.phone)
    ctx.response.status(201)
    return answerOf(await receiveLead.execute({ ...lead, asker }))
  }

  @inject()
  async storeCallInfo(ctx: HttpContext, receiveCallInfo: ReceiveCallInfo) {
    await countAddress(ctx)
    const asker = (await contactAsker(ctx))?.hash
    const receive = async () => {
      const picture = (await formInTime(ctx, patience)).get('picture')
      const callInfo = await ctx.request.validateUsing(callInfoValidator)
      await countPhone(ctx, callInfo.phone)
      return receiveCallInfo.execute({ ...callInfo, picture, asker })
    }
    ctx.response.status(201)
    return answerOf(await ofAddress.run(callerNetwork(ctx), () => uploads.run(receive)))
  }

  @inject()
  async storeReport(ctx: HttpContext, reportByHand: ReportByHand) {
    const staff = staffOf(ctx)
    const report = await ctx.request.validateUsing(reportValidator)
    await countReport(staff.id)
    const id = await reportByHand.execute({ actor: staff, ...report })
    return made(ctx, manualReports, id)
  }
}
