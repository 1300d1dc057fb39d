import { pageSizes } from '#contracts/limits'
import { toAsciiDigits } from '#contracts/digits'
import { InvalidFields } from '../errors.js'
import { messages } from '../i18n/fa.js'

/** A page of a customer's list, as its path names it: size 1 to 100, number from 0. */
export interface Page {
  pageSize: number
  pageNumber: number
}
export interface Paged<Item> {
  items: Item[]
  meta: { currentPage: number; pageSize: number; total: number }
}

const refuse = (field: string): never => {
  throw new InvalidFields([{ field, rule: 'range', message: messages.pageSize }])
}

/** Reads the two path segments. @throws InvalidFields for sizes beyond 100 and for non-numbers */
export const pageOf = (params: Record<string, string>): Page => {
  const [pageSize, pageNumber] = [params.pageSize, params.pageNumber].map((segment) =>
    /^\d{1,7}$/.test(toAsciiDigits(segment ?? '')) ? Number(toAsciiDigits(segment)) : -1
  )
  if (pageSize < 1 || pageSize > pageSizes.max) refuse('pageSize')
  if (pageNumber < 0) refuse('pageNumber')
  return { pageSize, pageNumber }
}

export const paged = <Item>(items: Item[], page: Page, total: number): Paged<Item> => ({
  items,
  meta: { currentPage: page.pageNumber + 1, pageSize: page.pageSize, total },
})
