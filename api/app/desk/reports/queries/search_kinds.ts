import type { HitKind } from '#contracts/search'
import { persianText } from '#contracts/digits'
import { words } from '#contracts/words'
import { memberKey } from '#app/onboarding/companies/board_members_resource'
import { inRials } from '#app/platform/i18n/fa'
import { texts } from '../i18n/fa.js'

type Row = Readonly<Record<string, unknown>>
type Condition = [sql: string, ...bindings: string[]]

export interface SearchKind {
  kind: HitKind
  /** Who may see the list may find its rows. */
  resource: string
  /** The newest first, where rows have a time. */
  sort: string
  /** What a whole id is compared with; without it, nobody looks for one. */
  id?: string
  /** Conditions that an index answers; null where nothing of the kind can be meant. */
  conditions: (typed: readonly string[]) => Condition[] | null
  title: (row: Row) => unknown
  below: (row: Row) => unknown[]
  /** The page of another record, where rows have none of their own. */
  leadsTo?: (row: Row) => { resource: string; id: unknown }
}

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')
const inside = (word: string) => `%${escaped(word)}%`
const inKey = (expression: string) => (typed: readonly string[]) =>
  typed.map((word): Condition => [`${expression} ilike ?`, inside(word)])

/** One word alone, compared as a whole. */
const whole =
  (condition: (word: string) => Condition | null) =>
  ([word, ...others]: readonly string[]): Condition[] | null => {
    const one = word && others.length === 0 ? condition(word) : null
    return one && [one]
  }
const isShortNumber = (word: string) => /^\d{1,9}$/.test(word)

const wordOf = (of: Readonly<Record<string, string>>, value: unknown) => of[String(value)]
const rialsOf = (amount: unknown) => inRials(Number(amount))
const fullName = (...names: unknown[]) => names.filter(Boolean).join(' ')

const contact = (kind: HitKind, resource: string): SearchKind => ({
  kind,
  resource,
  sort: 'createdAt',
  id: 'contact.id',
  conditions: inKey('contact.search_key'),
  title: ({ name, phone }) => name || phone,
  below: ({ phone, shopname, subject, status }) => [
    phone,
    shopname,
    subject && wordOf(words.callSubject, subject),
    wordOf(words.contact, status),
  ],
})

export const searchKinds: readonly SearchKind[] = [
  {
    kind: 'CUSTOMER',
    resource: 'users',
    sort: 'createdAt',
    id: 'customer.id',
    conditions: inKey('customer.search_key'),
    title: ({ firstname, lastname, phone }) => fullName(firstname, lastname) || phone,
    below: ({ phone, nationalCode }) => [phone, nationalCode],
  },
  {
    kind: 'SHOP',
    resource: 'registrations',
    sort: 'createdAt',
    id: 'r.id',
    conditions: inKey('s.search_key'),
    title: ({ shopname, firstname, lastname, phone }) =>
      shopname || fullName(firstname, lastname) || phone,
    below: ({ firstname, lastname, phone, plan }) => [
      fullName(firstname, lastname),
      phone,
      wordOf(words.plan, plan),
    ],
  },
  {
    kind: 'COMPANY_FILE',
    resource: 'companies',
    sort: 'createdAt',
    id: 'company.id',
    conditions: inKey('company.search_key'),
    title: ({ companyName }) => companyName,
    below: ({ companyUniqueId, phone, companyKycStep }) => [
      companyUniqueId,
      phone,
      wordOf(words.companyKycStep, companyKycStep),
    ],
  },
  {
    kind: 'MEMBER',
    resource: 'board-members',
    sort: 'createdAt',
    id: 'member.id',
    conditions: (typed) =>
      typed.map((word) => [
        `(${memberKey} ilike ? or member.user_id = any(array(
           select known.id from identity_people known where known.search_key ilike ?)))`,
        inside(word),
        inside(word),
      ]),
    title: ({ firstName, lastName, phone }) => fullName(firstName, lastName) || phone,
    below: ({ role, companyName, phone, nationalCode }) => [
      wordOf(words.memberRole, role),
      companyName,
      phone,
      nationalCode,
    ],
    leadsTo: ({ companyId }) => ({ resource: 'companies', id: companyId }),
  },
  {
    kind: 'HOLDER',
    resource: 'card-holders',
    sort: 'createdAt',
    id: 'holder.id',
    conditions: inKey('holder.search_key'),
    title: ({ holderName, phone }) => holderName || phone,
    below: ({ companyName, phone, cardStatus }) => [
      companyName,
      phone,
      cardStatus && wordOf(words.card, cardStatus),
    ],
  },
  {
    kind: 'INVOICE',
    resource: 'orders',
    sort: 'createdAt',
    id: 'o.id',
    conditions: inKey('o.search_key'),
    title: ({ externalId }) => externalId,
    below: ({ customerName, phone, distributorName, grandTotalAmount, status }) => [
      customerName || phone,
      distributorName,
      rialsOf(grandTotalAmount),
      wordOf(words.order, status),
    ],
  },
  {
    kind: 'CARD',
    resource: 'cards',
    sort: 'createdAt',
    id: 'card.id',
    conditions: whole((word) => (/^\d{4}$/.test(word) ? ['card.last_four = ?', word] : null)),
    title: ({ cardNumber }) => cardNumber,
    below: ({ ownerName, phone, status }) => [ownerName || phone, wordOf(words.card, status)],
  },
  {
    kind: 'PARCEL',
    resource: 'parcels',
    sort: 'createdAt',
    id: 'parcel.id',
    conditions: whole((word) => ['lower(parcel.tracking_number) = ?', word]),
    title: ({ trackingNumber, cardNumber }) => trackingNumber || cardNumber,
    below: ({ recipient, phone, status }) => [recipient || phone, wordOf(words.parcel, status)],
  },
  {
    kind: 'PAYMENT',
    resource: 'payments',
    sort: 'createdAt',
    id: 'payment.id',
    conditions: whole((word) => [
      '(lower(payment.reference_code) = ? or lower(payment.gateway_receipt) = ?)',
      word,
      word,
    ]),
    title: ({ referenceCode }) => referenceCode,
    below: ({ customerName, phone, amount, status }) => [
      customerName || phone,
      rialsOf(amount),
      wordOf(words.payment, status),
    ],
  },
  {
    kind: 'WITHDRAWAL',
    resource: 'withdrawals',
    sort: 'requestedAt',
    id: 'withdrawal.id',
    conditions: whole((word) => [
      '(lower(withdrawal.reference_code) = ? or lower(withdrawal.tracking_number) = ?)',
      word,
      word,
    ]),
    title: ({ referenceCode }) => referenceCode,
    below: ({ ownerName, phone, amount, status }) => [
      ownerName || phone,
      rialsOf(amount),
      wordOf(words.withdrawal, status),
    ],
  },
  {
    kind: 'PAYOUT',
    resource: 'payouts',
    sort: 'approvedAt',
    id: 'payouts.id',
    conditions: whole((word) => [
      '(lower(payouts.reference) = ? or lower(payouts.tracking_number) = ?)',
      word,
      word,
    ]),
    title: ({ paymentId, trackingNumber }) => trackingNumber || paymentId,
    below: ({ distributorName, net, status }) => [
      distributorName,
      rialsOf(net),
      wordOf(words.payout, status),
    ],
  },
  {
    kind: 'DISTRIBUTOR',
    resource: 'distributors',
    sort: 'name',
    id: 'd.id',
    conditions: inKey('d.search_key'),
    title: ({ name }) => name,
    below: ({ category, phone }) => [category, phone],
  },
  {
    kind: 'MERCHANT',
    resource: 'merchants',
    sort: 'createdAt',
    id: 'merchant.id',
    conditions: (typed) =>
      typed.length === 1 && isShortNumber(typed[0]!)
        ? [
            [
              '(merchant.number = ?::integer or merchant.search_key ilike ?)',
              typed[0]!,
              inside(typed[0]!),
            ],
          ]
        : inKey('merchant.search_key')(typed),
    title: ({ name }) => name,
    below: ({ number, distributorName, branchName }) => [number, distributorName, branchName],
  },
  {
    kind: 'DEVICE',
    resource: 'devices',
    sort: 'createdAt',
    id: 'device.id',
    conditions: whole((word) =>
      isShortNumber(word)
        ? ['(device.terminal = ?::integer or lower(device.serial) = ?)', word, word]
        : ['lower(device.serial) = ?', word]
    ),
    title: ({ serial }) => serial,
    below: ({ terminal, merchantName, status }) => [
      terminal,
      merchantName,
      wordOf(words.device, status),
    ],
  },
  contact('LEAD', 'leads'),
  contact('CALL_INFO', 'call-infos'),
]

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What rows of a kind must be for what was typed: an id that was copied whole is one too. */
export const conditionsOf = ({ id, conditions }: SearchKind, typed: readonly string[]) => {
  const byId = whole((word) => (id && isUuid.test(word) ? [`${id} = ?::uuid`, word] : null))(typed)
  return byId ?? conditions(typed)
}

/** What is told of a row below its title; what is not known is left out. */
export const belowOf = ({ below }: SearchKind, row: Row): string =>
  below(row)
    .filter((part) => part !== null && part !== undefined && part !== '')
    .map((part) => persianText(String(part)))
    .join(texts.between)

/** At most `max` in all: each list gives in turn, so that no kind crowds out the others; their order stays. */
export const takeInTurn = <Item>(lists: readonly (readonly Item[])[], max: number): Item[] => {
  const taken = lists.map(() => 0)
  for (let left = max, gave = true; left > 0 && gave;) {
    gave = false
    for (const [place, list] of lists.entries()) {
      if (left === 0 || taken[place]! >= list.length) continue
      taken[place]!++
      left--
      gave = true
    }
  }
  return lists.flatMap((list, place) => list.slice(0, taken[place]))
}
