import type { ListDescriptor } from '@kasbeno/api/contracts/descriptors'
import { expect, test } from 'vitest'
import { filtersFor, type Viewer } from '../../src/components/list/described'

const bank: Viewer = {
  isBank: true,
  isOfBranch: false,
  permissions: ['distributors.list', 'branches.list'],
}
const distributor: Viewer = {
  isBank: false,
  isOfBranch: false,
  permissions: ['distributors.list', 'branches.list'],
}

const described: ListDescriptor = {
  title: 'فاکتورها',
  permission: 'orders.list',
  isForDistributors: true,
  hasSearch: true,
  defaultSort: { field: 'paidAt', order: 'DESC' },
  fields: {
    id: { kind: 'any' },
    fee: { kind: 'rials', isBankOnly: true },
    status: { kind: 'label', of: 'order' },
    active: { kind: 'flag', of: 'active' },
  },
  filters: {
    status: { kind: 'enum', values: ['CREATED', 'COMPLETED'], of: 'order' },
    step: { kind: 'enum', values: ['A', 'B'] },
    paidAt: { kind: 'moments' },
    dueDate: { kind: 'days' },
    fee: { kind: 'amounts' },
    active: { kind: 'flag' },
    isTest: { kind: 'flag' },
    iban: { kind: 'empty' },
    phone: { kind: 'code' },
    actorName: { kind: 'text' },
    distributorId: { kind: 'id' },
    branchId: { kind: 'id' },
    orderId: { kind: 'id' },
  },
}

test('each kind of filter is offered in its own way, in the order of the description', () => {
  expect(filtersFor(described, bank)).toEqual([
    { source: 'status', kind: 'enum', of: 'order', values: ['CREATED', 'COMPLETED'] },
    { source: 'paidAt', kind: 'days' },
    { source: 'dueDate', kind: 'days' },
    { source: 'fee', kind: 'amount' },
    { source: 'active', kind: 'flag', of: 'active' },
    { source: 'isTest', kind: 'flag', of: 'yesNo' },
    { source: 'iban', kind: 'flag', of: 'absent' },
    { source: 'phone', kind: 'code' },
    { source: 'actorName', kind: 'text' },
    { source: 'distributorId', kind: 'reference', reference: 'distributors', nameField: 'name' },
    { source: 'branchId', kind: 'reference', reference: 'branches', nameField: 'name' },
  ])
})

test('users of a distributor are offered neither what the bank alone sees nor other distributors', () => {
  const offered = filtersFor(described, distributor).map(({ source }) => source)
  expect(offered).not.toContain('fee')
  expect(offered).not.toContain('distributorId')
  expect(offered).toContain('branchId')
})

test('a list that one may not open is no place to look for a record in', () => {
  const offered = filtersFor(described, { isBank: true, isOfBranch: false, permissions: [] })
  expect(offered.filter(({ kind }) => kind === 'reference')).toEqual([])
})

test('a page words a filter otherwise, or offers it to nobody', () => {
  const offered = filtersFor(described, bank, {
    step: { kind: 'enum', of: 'stepName', values: ['A', 'B'] },
    status: false,
  })
  expect(offered[0]).toEqual({ source: 'step', kind: 'enum', of: 'stepName', values: ['A', 'B'] })
  expect(offered.map(({ source }) => source)).not.toContain('status')
})
