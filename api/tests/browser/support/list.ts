import type { Locator, Page } from 'playwright-core'

/** The rows of a list that hold a record: while a slow one loads, react-admin shows empty ones in their place. */
export const recordsIn = (place: Page | Locator): Locator =>
  place.locator('tbody tr.RaDataTable-row')
