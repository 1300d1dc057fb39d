import type { PersonFacts } from '#factories/applicant'
import type { DemoState } from '#contracts/demo'
import { person } from './person.js'

type SigningState = Extract<DemoState, `signing-${string}`>

/** Who stands somewhere on the way to a digital signature. */
export const signingPeople: Readonly<Record<SigningState, PersonFacts>> = {
  'signing-begun': person(
    ['نگار', 'صادقی', '1991-02-14'],
    ['خواربار نگار', 'خواربارفروشی'],
    ['تهران', 'خیابان شریعتی، پلاک ۲۱۸']
  ),
  'signing-interrupted': person(
    ['آرش', 'کمالی', '1984-07-09'],
    ['سوپرمارکت آرش', 'سوپرمارکت'],
    ['کرج', 'بلوار طالقانی، پلاک ۴۷']
  ),
  'signing-waits': person(
    ['مینا', 'رستمی', '1988-11-23'],
    ['عطاری مینا', 'عطاری'],
    ['قم', 'خیابان صفاییه، پلاک ۱۳']
  ),
  'signing-rejected': person(
    ['هادی', 'نوروزی', '1979-03-30'],
    ['لبنیات نوروزی', 'لبنیاتی'],
    ['تبریز', 'خیابان ولیعصر، پلاک ۹۵']
  ),
  'signing-enrolled': person(
    ['پریسا', 'امینی', '1993-05-17'],
    ['هایپر امینی', 'هایپرمارکت'],
    ['اصفهان', 'خیابان مشتاق، پلاک ۱۶۶']
  ),
}
