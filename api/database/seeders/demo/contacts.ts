import db from '@adonisjs/lucid/services/db'
import { demoContacts } from '#contracts/demo'
import ReceiveCallInfo from '#app/people/leads/actions/receive_call_info'
import ReceiveLead from '#app/people/leads/actions/receive_lead'

/** A request to become a customer, and one to be called, once each. */
export const seedContacts = async (): Promise<void> => {
  const phones = Object.values(demoContacts)
  if (await db.from('contacts').whereIn('phone', phones).first()) return
  await new ReceiveLead().execute({
    name: 'رامین اکبری',
    phone: demoContacts.lead,
    shopname: 'سوپرمارکت رامین',
    text: 'فروشگاه ما هفت سال سابقه دارد و می‌خواهیم خرید اعتباری داشته باشیم.',
  })
  await new ReceiveCallInfo().execute({
    name: 'لیلا نوروزی',
    phone: demoContacts.callInfo,
    subject: 'CARD',
    text: 'کارتم دو هفته پیش فرستاده شده و هنوز به دستم نرسیده است.',
  })
}
