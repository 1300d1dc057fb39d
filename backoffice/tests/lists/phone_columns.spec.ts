import { expect, test } from 'vitest'
import { hiddenOnPhones } from '../../src/components/list/phoneColumns'

const column = (source: string, kind: 'text' | 'rials' | 'moment' | 'label' | 'code') => ({
  source,
  kind,
})

test('a phone keeps whose it is and both amounts', () => {
  const columns = [
    column('bookedAt', 'moment'),
    column('ownerName', 'text'),
    column('account', 'label'),
    column('deposited', 'rials'),
    column('withdrawn', 'rials'),
    column('third', 'rials'),
    { source: 'own' },
  ]
  expect(hiddenOnPhones(columns)).toEqual(['bookedAt', 'account', 'third', 'own'])
})

test('beside one amount there is room for the status; without a text the first column says which', () => {
  const columns = [
    column('number', 'code'),
    column('createdAt', 'moment'),
    column('amount', 'rials'),
    column('status', 'label'),
  ]
  expect(hiddenOnPhones(columns)).toEqual(['createdAt'])
})

test('a list without amounts keeps all of its columns', () => {
  expect(hiddenOnPhones([column('name', 'text'), column('createdAt', 'moment')])).toEqual([])
})
