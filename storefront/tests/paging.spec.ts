import assert from 'node:assert/strict'
import { test } from 'vitest'
import { nextPageOf } from '../src/core/paging.ts'

const page = (currentPage: number, total: number, pageSize = 10) => ({
  items: [],
  meta: { currentPage, pageSize, total },
})

test('the first page is asked for as page 0', () => {
  assert.equal(nextPageOf([]), 0)
})

test('a total that fits one page asks for no other', () => {
  assert.equal(nextPageOf([page(1, 10)]), null)
  assert.equal(nextPageOf([page(1, 0)]), null)
})

test('eleven rows ask for a second page, and for no third', () => {
  assert.equal(nextPageOf([page(1, 11)]), 1)
  assert.equal(nextPageOf([page(1, 11), page(2, 11)]), null)
})

test('a total that is a multiple of the page size never asks for an empty page', () => {
  assert.equal(nextPageOf([page(1, 20), page(2, 20)]), null)
})
