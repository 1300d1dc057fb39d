import type { ListDescriptor } from '@kasbeno/api/contracts/descriptors'
import { permissions } from '@kasbeno/api/contracts/identity'
import { lists } from '@kasbeno/api/lists'
import { isValidElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import {
  descriptorOf,
  filtersFor,
  type ListName,
  type Viewer,
  viewsFor,
} from '../../src/components/list/described'
import type { FilterDefinition, FilterWay, View } from '../../src/components/list/filters'
import { plainList } from '../../src/components/list/plainList'
import { signs } from '../../src/components/statusLooks'
import { fa } from '../../src/i18n/fa'
import { resourceWords } from '../../src/manifests/dictionary'
import { manifests } from '../../src/manifests/manifests'

interface Column {
  field: string
  label?: string
  of?: string
}
interface Page {
  name: ListName
  columns: (string | Column | object)[]
  filters?: Record<string, FilterWay | false>
  views?: View[]
}

// A page of a list is what it gives to `describedList`; here that is caught instead of drawn.
vi.mock('../../src/components/list/describedList', () => ({
  describedList: (name: string, options: object) => ({ name, ...options }),
}))
const modules = import.meta.glob<{ default: Page }>('../../src/resources/*/*/*List.tsx', {
  eager: true,
})
const own = Object.values(modules).map(({ default: page }) => page)
/** No table; its own spec looks at what it offers. */
const inbox = 'change-requests'
const plain = manifests
  .filter(({ name }) => name !== inbox && !own.some((page) => page.name === name))
  .map(({ name, show }) => plainList(name, show !== undefined) as unknown as Page)
const pages = [...own, ...plain]

const textAt = (key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], fa)
const isText = (key: string) => typeof textAt(key) === 'string'
const wordsOf = (name: string): Record<string, string> =>
  (fa.enums as Record<string, Record<string, string>>)[name] ?? {}
const fieldsOf = (name: string) => Object.keys(resourceWords[name]?.fields ?? {})
const isPlain = (column: string | Column | object): column is string | Column =>
  typeof column === 'string' || !isValidElement(column)
const specsOf = ({ columns }: Page): Column[] =>
  columns
    .filter(isPlain)
    .map((column) => (typeof column === 'string' ? { field: column } : (column as Column)))

const bank: Viewer = { isBank: true, isOfBranch: false, permissions }
const offeredBy = ({ name, filters }: Page, viewer = bank): FilterDefinition[] =>
  filtersFor(descriptorOf(name), viewer, filters)

test('every list of the back-office derives from its description', () => {
  expect(own.map(({ name }) => name).filter((name) => !(name in lists))).toEqual([])
  expect([...pages.map(({ name }) => name), inbox].sort()).toEqual(
    manifests.map(({ name }) => name).sort()
  )
})

describe.each(pages.map((page) => [page.name, page] as const))('the list of %s', (name, page) => {
  test('names each column', () => {
    const nameless = specsOf(page).filter(({ field, label }) =>
      label ? !isText(label) : !fieldsOf(name).includes(field)
    )
    expect(nameless).toEqual([])
  })

  test('names each filter and has a word for each of its values', () => {
    for (const filter of offeredBy(page)) {
      expect(fieldsOf(name)).toContain(filter.source)
      if (filter.kind !== 'enum') continue
      const words = wordsOf(filter.of)
      expect([filter.source, filter.values.filter((value) => !words[value])]).toEqual([
        filter.source,
        [],
      ])
    }
  })

  test('has views by filters that its description takes', () => {
    const { filters } = descriptorOf(name)
    for (const view of page.views ?? []) {
      expect(isText(view.name)).toBe(true)
      for (const [key, chosen] of Object.entries(view.filter)) {
        const filter = filters[key.replace(/_[gl]te$/, '')]
        if (filter?.kind === 'enum') {
          expect(filter.values).toEqual(expect.arrayContaining([chosen].flat()))
        } else {
          const expected = filter?.kind === 'flag' ? 'boolean' : 'number'
          expect([key, filter?.kind, typeof chosen]).toEqual([
            key,
            expect.stringMatching(/^(flag|amounts)$/),
            expected,
          ])
        }
      }
    }
  })
})

const described = Object.entries(lists as Record<string, ListDescriptor>)

/** What a request asks for is worded by its kind (`changeWords`), what the trail tells by its own dictionaries. */
const wordedElsewhere: Record<string, string[]> = {
  [inbox]: ['action', 'change'],
  audit: ['command', 'subjectType'],
}

test.each(described)('each enumeration of %s has its words, each status a look', (name, list) => {
  const isElsewhere = (field: string) => wordedElsewhere[name]?.includes(field)
  const unworded = Object.entries(list.filters).filter(
    ([field, filter]) => filter.kind === 'enum' && !filter.of && !isElsewhere(field)
  )
  expect(unworded).toEqual([])
  for (const [field, { kind, of }] of Object.entries(list.fields)) {
    if (kind !== 'label' || isElsewhere(field)) continue
    expect([field, Object.keys(wordsOf(of ?? '')).length > 0]).toEqual([field, true])
    if (/status$/i.test(field)) expect(Object.keys(signs)).toContain(of)
  }
})

test('a resource names only the fields that the API does not name', () => {
  const twice = manifests.flatMap(({ name, words }) => {
    const { fields } = descriptorOf(name as ListName)
    return Object.keys(words.fields ?? {}).filter((field) => fields[field]?.name)
  })
  expect(twice).toEqual([])
})

test('a view by what only the bank sees is offered to nobody else', () => {
  const { name, views } = pages.find((page) => page.name === 'orders')!
  const offeredTo = (isBank: boolean) =>
    viewsFor(descriptorOf(name), { isBank, isOfBranch: false, permissions }, views)!.map(
      (view) => view.name
    )
  expect(offeredTo(true)).toContain('views.orders.companies')
  expect(offeredTo(false)).toEqual(
    offeredTo(true).filter((view) => view !== 'views.orders.companies')
  )
})

const rights = ['distributors.list', 'branches.list', 'payouts.list'] as const
/** What the numbers of reports count. */
const ofReports = ['isReturned', 'isDisputed', 'hasNoBranch', 'hasNoProvince']
const offered: [name: ListName, bank: string[], distributor: string[]][] = [
  ['payouts', ['status', 'kind', 'distributorId', 'approvedAt'], ['status', 'kind', 'approvedAt']],
  [
    'payout-items',
    ['status', 'kind', 'payoutId', 'distributorId', 'branchId', 'approvedAt', 'answeredAt'],
    ['status', 'kind', 'payoutId', 'branchId', 'approvedAt', 'answeredAt'],
  ],
  [
    'orders',
    [
      'status',
      'ownerType',
      'plan',
      'paymentSource',
      ...ofReports,
      'branchId',
      'distributorId',
      'externalId',
      'referenceNumber',
      'phone',
      'grandTotalAmount',
      'dueDate',
      'invoicedAt',
      'createdAt',
      'paidAt',
    ],
    [
      'status',
      'plan',
      'paymentSource',
      ...ofReports,
      'branchId',
      'externalId',
      'referenceNumber',
      'phone',
      'grandTotalAmount',
      'dueDate',
      'invoicedAt',
      'createdAt',
      'paidAt',
    ],
  ],
  [
    'ledger-entries',
    ['kind', 'account', 'sourceType', 'sourceId', 'entryId', 'voucher', 'bookedAt', 'businessAt'],
    ['kind', 'account', 'sourceType', 'sourceId', 'entryId', 'voucher', 'bookedAt', 'businessAt'],
  ],
]
test.each(offered)('of %s, the bank and a distributor are offered', (name, ofBank, ofOthers) => {
  const page = pages.find((each) => each.name === name)!
  const sources = (isBank: boolean) =>
    offeredBy(page, { isBank, isOfBranch: false, permissions: [...rights] }).map(
      ({ source }) => source
    )
  expect(sources(true)).toEqual(ofBank)
  expect(sources(false)).toEqual(ofOthers)
})
