import db from '@adonisjs/lucid/services/db'
import { searchKey } from '#contracts/digits'
import { percent } from '#contracts/money'
import type { Plan } from '#contracts/plans'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'

interface DemoDistributor {
  name: string
  slug: string
  category: string
  /** Two colours and a figure, drawn in a square of 48. */
  logo: { ground: string; ink: string; path: string }
  phone: string
  priority: number
  plans: Plan[]
  provinces: string[]
  offices: string[]
  iban: string | null
  requiresConfirmation?: boolean
  dueDays?: [min: number, max: number]
  branches: { name: string; province: string }[]
  /** `discountPercent` a year: what early payment costs it, where that was agreed. */
  fees?: { productPercent: number; bankPercent: number; discountPercent?: number }
}

const person: Plan[] = ['kasbeno-fmcg-real', 'kasbeno-fmcg-legal']
const digital: Plan[] = ['kasbeno-digital-real']

/** The first is the one that the demo supplier's token and the demo distributor users belong to. */
const distributors: DemoDistributor[] = [
  {
    name: 'پخش نمونه',
    slug: 'pakhsh-nemoone',
    category: 'مواد غذایی',
    logo: {
      ground: '#ad1457',
      ink: '#ffffff',
      path: 'M24 10 38 18v13L24 38 10 31V18zM24 10v28M10 18l14 7 14-7',
    },
    phone: '02188000001',
    priority: 100,
    plans: [...person, ...digital],
    provinces: ['تهران', 'البرز', 'اصفهان', 'فارس', 'خراسان رضوی', 'قم'],
    offices: ['تهران، خیابان شهید بهشتی، پلاک ۱۲', 'اصفهان، خیابان چهارباغ بالا، پلاک ۴۰'],
    iban: 'IR270170000000100324200001',
    dueDays: [1, 120],
    branches: [
      { name: 'شعبه تهران', province: 'تهران' },
      { name: 'شعبه اصفهان', province: 'اصفهان' },
    ],
  },
  {
    name: 'پخش سراسری سپهر',
    slug: 'pakhsh-sepehr',
    category: 'نوشیدنی و لبنیات',
    logo: {
      ground: '#0d47a1',
      ink: '#e3f2fd',
      path: 'M24 9c7 9 11 14 11 19a11 11 0 0 1-22 0c0-5 4-10 11-19zM18 29a6 6 0 0 0 6 6',
    },
    phone: '02188000002',
    priority: 90,
    plans: person,
    provinces: ['تهران', 'البرز', 'مازندران', 'گیلان'],
    offices: ['کرج، بلوار طالقانی، پلاک ۸'],
    iban: 'IR110120000000005500000002',
    requiresConfirmation: true,
    dueDays: [7, 90],
    branches: [{ name: 'شعبه البرز', province: 'البرز' }],
  },
  {
    name: 'بازرگانی خوشه زرین',
    slug: 'khooshe-zarin',
    category: 'غلات و حبوبات',
    logo: {
      ground: '#f9a825',
      ink: '#4e342e',
      path: 'M24 39V13M24 20c-6 0-9-3-9-8 6 0 9 3 9 8zM24 20c6 0 9-3 9-8-6 0-9 3-9 8zM24 30c-6 0-9-3-9-8 6 0 9 3 9 8zM24 30c6 0 9-3 9-8-6 0-9 3-9 8z',
    },
    phone: '02188000003',
    priority: 80,
    plans: person,
    provinces: ['تهران', 'کرمانشاه', 'همدان', 'لرستان'],
    offices: ['همدان، میدان جهاد، پلاک ۳'],
    iban: 'IR400180000000008800000003',
    dueDays: [1, 60],
    fees: { productPercent: 0.4, bankPercent: 17.5, discountPercent: 22 },
    branches: [{ name: 'شعبه همدان', province: 'همدان' }],
  },
  {
    name: 'پخش بهداشتی نسترن',
    slug: 'nastaran-behdashti',
    category: 'شوینده و بهداشتی',
    logo: {
      ground: '#2e7d32',
      ink: '#f1f8e9',
      path: 'M24 24m-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0M24 20c-5-5-4-10 0-11 4 1 5 6 0 11zM28 24c5-5 10-4 11 0-1 4-6 5-11 0zM24 28c5 5 4 10 0 11-4-1-5-6 0-11zM20 24c-5 5-10 4-11 0 1-4 6-5 11 0z',
    },
    phone: '02188000004',
    priority: 70,
    plans: [...person, ...digital],
    provinces: ['فارس', 'بوشهر', 'هرمزگان', 'خوزستان'],
    offices: ['شیراز، خیابان زند، پلاک ۲۱'],
    // Left out of every settlement run until it names an account.
    iban: null,
    dueDays: [1, 120],
    branches: [{ name: 'شعبه شیراز', province: 'فارس' }],
  },
  {
    name: 'کالای دیجیتال آوید',
    slug: 'avid-digital',
    category: 'کالای دیجیتال',
    logo: {
      ground: '#4527a0',
      ink: '#ede7f6',
      path: 'M15 10h18a2 2 0 0 1 2 2v24a2 2 0 0 1-2 2H15a2 2 0 0 1-2-2V12a2 2 0 0 1 2-2zM13 31h22M23 34.5h2',
    },
    phone: '02188000005',
    priority: 60,
    plans: digital,
    provinces: ['تهران', 'آذربایجان شرقی', 'خراسان رضوی'],
    offices: ['تهران، خیابان جمهوری، پاساژ علاءالدین، طبقه ۲'],
    iban: 'IR740550000000009900000005',
    dueDays: [1, 90],
    branches: [{ name: 'شعبه جمهوری', province: 'تهران' }],
  },
  {
    name: 'پخش مویرگی پیمان',
    slug: 'peyman-pakhsh',
    category: 'تنقلات',
    logo: {
      ground: '#00695c',
      ink: '#e0f2f1',
      path: 'M10 17h18v15H10zM28 22h6l4 5v5H28zM17 35m-3 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0M32 35m-3 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
    },
    phone: '02188000006',
    priority: 50,
    plans: [...person, ...digital],
    provinces: ['خراسان رضوی', 'خراسان شمالی', 'سمنان', 'گلستان'],
    offices: ['مشهد، بلوار وکیل‌آباد، پلاک ۱۰۵'],
    iban: 'IR050160000000007700000006',
    dueDays: [1, 45],
    branches: [{ name: 'شعبه مشهد', province: 'خراسان رضوی' }],
  },
]

/** As a data URI, so that a demo needs no files: only what a URI must not hold is escaped. */
const logoOf = ({ ground, ink, path }: DemoDistributor['logo']): string => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'><rect width='48' height='48' rx='12' fill='${ground}'/><path d='${path}' fill='none' stroke='${ink}' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/></svg>`
  return `data:image/svg+xml,${svg.replace(/[<>#]/g, encodeURIComponent)}`
}

const provinceIds = async (): Promise<Map<string, number>> => {
  const rows: { id: number; search_key: string }[] = await db
    .from('provinces')
    .select('id', 'search_key')
  return new Map(rows.map(({ id, search_key }) => [search_key, id]))
}

/** Distributors of the demo with their fees and branches, once. */
export const seedDistributors = async (): Promise<void> => {
  const provinces = await provinceIds()
  const idOf = (name: string) => provinces.get(searchKey(name))
  for (const distributor of distributors) await seedDistributor(distributor, idOf)
}

const seedDistributor = async (
  it: DemoDistributor,
  provinceId: (name: string) => number | undefined
): Promise<void> => {
  if (await db.from('distributors').where({ slug: it.slug }).first()) return
  const id = newId()
  const now = clock.businessNow().toJSDate()
  const [dueDaysMin, dueDaysMax] = it.dueDays ?? [1, 120]
  await db.table('distributors').insert({
    id,
    name: it.name,
    slug: it.slug,
    logo: logoOf(it.logo),
    link_text: it.category,
    category: it.category,
    phone: it.phone,
    priority: it.priority,
    office_addresses: JSON.stringify(it.offices),
    plans: it.plans,
    province_ids: it.provinces.map(provinceId).filter((found) => found !== undefined),
    iban: it.iban,
    requires_confirmation: it.requiresConfirmation ?? false,
    due_days_min: dueDaysMin,
    due_days_max: dueDaysMax,
    search_key: searchKey(`${it.name} ${it.slug} ${it.category}`),
    created_at: now,
    updated_at: now,
  })
  for (const branch of it.branches) {
    await db.table('distributor_branches').insert({
      id: newId(),
      distributor_id: id,
      name: branch.name,
      province_id: provinceId(branch.province) ?? null,
      created_at: now,
    })
  }
  if (it.fees) {
    const { productPercent, bankPercent, discountPercent } = it.fees
    await db.table('distributor_fees').insert({
      id: newId(),
      distributor_id: id,
      product_fee_ppm: percent(productPercent),
      bank_fee_yearly_ppm: percent(bankPercent),
      discount_yearly_ppm: discountPercent === undefined ? null : percent(discountPercent),
    })
  }
}
