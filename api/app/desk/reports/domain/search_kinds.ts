import type { HitKind } from '#contracts/search'
import { persianText } from '#contracts/digits'
import { words } from '#contracts/words'
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
  /** Conditions that an index answers; null where nothing of the kind can be meant. */
  conditions: (typed: readonly string[]) => Condition[] | null
  title: (row: Row) => unknown
  below: (row: Row) => unknown[]
}

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')
const inKey = (expression: string) => (typed: readonly string[]) =>
  typed.map((word): Condition => [`${expression} ilike ?`, `%${escaped(word)}%`])

const wordOf = (of: Readonly<Record<string, string>>, value: unknown) => of[String(value)]
const rialsOf = (amount: unknown) => inRials(Number(amount))

export const searchKinds: readonly SearchKind[] = [
  {
    kind: 'CUSTOMER',
    resource: 'users',
    sort: 'createdAt',
    conditions: inKey('customer.search_key'),
    title: ({ firstname, lastname, phone }) =>
      [firstname, lastname].filter(Boolean).join(' ') || phone,
    below: ({ phone, nationalCode }) => [phone, nationalCode],
  },
  {
    kind: 'INVOICE',
    resource: 'orders',
    sort: 'createdAt',
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
    conditions: ([digits, ...others]) =>
      others.length === 0 && digits && /^\d{4}$/.test(digits)
        ? [['card.last_four = ?', digits]]
        : null,
    title: ({ cardNumber }) => cardNumber,
    below: ({ ownerName, phone, status }) => [ownerName || phone, wordOf(words.card, status)],
  },
  {
    kind: 'PAYMENT',
    resource: 'payments',
    sort: 'createdAt',
    conditions: ([code, ...others]) =>
      others.length === 0 && code
        ? [
            [
              '(lower(payment.reference_code) = ? or lower(payment.gateway_receipt) = ?)',
              code,
              code,
            ],
          ]
        : null,
    title: ({ referenceCode }) => referenceCode,
    below: ({ customerName, phone, amount, status }) => [
      customerName || phone,
      rialsOf(amount),
      wordOf(words.payment, status),
    ],
  },
  {
    kind: 'DISTRIBUTOR',
    resource: 'distributors',
    sort: 'name',
    conditions: inKey('d.search_key'),
    title: ({ name }) => name,
    below: ({ category, phone }) => [category, phone],
  },
]

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
