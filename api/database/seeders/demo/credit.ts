import db from '@adonisjs/lucid/services/db'
import type { PersonPlan } from '#contracts/plans'
import { mulDivFloor } from '#contracts/money'

const plan: PersonPlan = 'kasbeno-fmcg-real'
const million = 1_000_000

/** Rials. */
const offers = [500, 1_000, 2_000, 5_000, 10_000].map((millions) => millions * million)

/** From this amount on, the bank also asks for a guarantor. */
const guarantorFrom = 2_000 * million

const collateralsOf = (amount: number) => [
  {
    title: 'چک صیادی',
    description: 'یک فقره چک صیادی به نام صاحب کسب‌وکار، بدون تاریخ و ثبت‌شده در سامانه صیاد',
    price: mulDivFloor(amount, 12, 10),
    collaterals: ['تصویر چک', 'استعلام نبودِ چک برگشتی'],
  },
  {
    title: 'سفته',
    description: 'سفته با امضای متقاضی در یک یا چند برگ',
    price: amount,
    collaterals: ['اصل سفته', 'کارت ملی متقاضی'],
  },
  ...(amount < guarantorFrom
    ? []
    : [
        {
          title: 'ضامن',
          description: 'یک ضامن کارمند رسمی یا صاحب جواز کسب',
          price: null,
          collaterals: ['کارت ملی ضامن', 'حکم کارگزینی یا جواز کسب ضامن'],
        },
      ]),
]

/** The amounts that the demo offers. api "Demo mode only" */
export const seedCredit = async (): Promise<void> => {
  await db
    .knexQuery()
    .insert(
      offers.map((amount) => ({
        slug: `fmcg-${amount / million}m`,
        plan,
        amount,
        collaterals: JSON.stringify(collateralsOf(amount)),
      }))
    )
    .into('credit_packages')
    .onConflict('slug')
    .ignore()
}
