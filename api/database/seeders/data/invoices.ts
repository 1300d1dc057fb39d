import type { DemoState } from '#contracts/demo'
import type { OrderItem } from '#app/trade/orders/domain/cost'

/** An invoice of the demo. Prices in rials. */
export interface DemoInvoice {
  owner: DemoState
  distributor: string
  number: string
  items: OrderItem[]
  dueDateInDays: number
  /** What became of it; unpaid when nothing is said. */
  then?: 'paid' | 'past-due' | 'canceled' | 'returned'
}

const item = (itemName: string, unitType: string, qty: number, price: number): OrderItem => ({
  itemName,
  unitType,
  qty,
  price,
})

const groceries = [
  item('روغن آفتابگردان ۱٫۸ لیتری', 'کارتن', 12, 9_850_000),
  item('برنج ایرانی طارم', 'کیسه ۱۰ کیلویی', 8, 14_200_000),
  item('رب گوجه‌فرنگی ۸۰۰ گرمی', 'کارتن', 6, 7_400_000),
]
const drinks = [
  item('شیر پرچرب یک لیتری', 'باکس', 24, 3_150_000),
  item('ماست چکیده', 'کیلوگرم', 37.5, 890_000),
  item('دوغ گازدار', 'باکس', 18, 2_480_000),
]
const grains = [
  item('عدس ریز', 'کیلوگرم', 40.25, 1_120_000),
  item('نخود', 'کیلوگرم', 55, 985_000),
  item('لوبیا چیتی', 'کیلوگرم', 32.75, 1_340_000),
]
const soap = [
  item('مایع ظرفشویی ۳٫۷۵ لیتری', 'کارتن', 10, 6_100_000),
  item('پودر لباسشویی', 'کارتن', 7, 8_350_000),
]
const snacks = [
  item('بیسکویت پتی‌بور', 'کارتن', 20, 2_900_000),
  item('چیپس ساده', 'کارتن', 15, 3_650_000),
]
const phones = [
  item('شارژر ۲۵ وات', 'عدد', 30, 4_900_000),
  item('کابل تایپ‌سی', 'عدد', 60, 1_150_000),
]

const [nemoone, sepehr, khooshe] = ['pakhsh-nemoone', 'pakhsh-sepehr', 'khooshe-zarin']

/** In the order in which they arrived. */
export const demoInvoices: DemoInvoice[] = [
  {
    owner: 'credit-in-use',
    distributor: khooshe,
    number: 'KZ-20418',
    items: grains,
    dueDateInDays: 30,
    then: 'past-due',
  },
  {
    owner: 'credit-in-use',
    distributor: nemoone,
    number: 'NM-100231',
    items: groceries,
    dueDateInDays: 60,
    then: 'paid',
  },
  {
    owner: 'credit-in-use',
    distributor: nemoone,
    number: 'NM-100257',
    items: snacks,
    dueDateInDays: 5,
    then: 'paid',
  },
  {
    owner: 'credit-in-use',
    distributor: 'nastaran-behdashti',
    number: 'NB-7719',
    items: soap,
    dueDateInDays: 45,
    then: 'returned',
  },
  {
    owner: 'credit-in-use',
    distributor: sepehr,
    number: 'SP-55102',
    items: drinks,
    dueDateInDays: 30,
    then: 'paid',
  },
  {
    owner: 'credit-in-use',
    distributor: 'peyman-pakhsh',
    number: 'PP-3304',
    items: snacks,
    dueDateInDays: 20,
    then: 'canceled',
  },
  {
    owner: 'credit-in-use',
    distributor: nemoone,
    number: 'NM-100298',
    items: drinks,
    dueDateInDays: 90,
  },
  {
    owner: 'credit-in-use',
    distributor: sepehr,
    number: 'SP-55147',
    items: drinks.slice(1),
    dueDateInDays: 30,
  },
  {
    owner: 'credit-in-use',
    distributor: khooshe,
    number: 'KZ-20466',
    items: grains.slice(0, 2),
    dueDateInDays: 60,
  },
  {
    owner: 'credit-in-use',
    distributor: nemoone,
    number: 'NM-100311',
    items: snacks.slice(1),
    dueDateInDays: 15,
  },
  {
    owner: 'credit-new',
    distributor: nemoone,
    number: 'NM-100302',
    items: groceries,
    dueDateInDays: 60,
  },
  {
    owner: 'credit-new',
    distributor: 'nastaran-behdashti',
    number: 'NB-7730',
    items: soap,
    dueDateInDays: 30,
  },
  {
    owner: 'credit-blocked',
    distributor: nemoone,
    number: 'NM-100305',
    items: snacks,
    dueDateInDays: 30,
  },
  {
    owner: 'credit-ends-soon',
    distributor: nemoone,
    number: 'NM-100288',
    items: drinks,
    dueDateInDays: 30,
    then: 'paid',
  },
  {
    owner: 'credit-ends-soon',
    distributor: sepehr,
    number: 'SP-55150',
    items: drinks.slice(0, 2),
    dueDateInDays: 30,
  },
  {
    owner: 'credit-expired',
    distributor: nemoone,
    number: 'NM-100309',
    items: snacks,
    dueDateInDays: 30,
  },
  {
    owner: 'approved',
    distributor: nemoone,
    number: 'NM-100310',
    items: snacks.slice(0, 1),
    dueDateInDays: 30,
  },
  {
    owner: 'digital-approved',
    distributor: 'avid-digital',
    number: 'AV-9021',
    items: phones,
    dueDateInDays: 60,
  },
  {
    owner: 'digital-in-use',
    distributor: 'avid-digital',
    number: 'AV-9035',
    items: phones,
    dueDateInDays: 45,
    then: 'paid',
  },
  {
    owner: 'digital-in-use',
    distributor: 'avid-digital',
    number: 'AV-9041',
    items: phones.slice(0, 1),
    dueDateInDays: 60,
  },
  {
    owner: 'digital-fee-due',
    distributor: 'avid-digital',
    number: 'AV-9042',
    items: phones.slice(1),
    dueDateInDays: 30,
  },
]
