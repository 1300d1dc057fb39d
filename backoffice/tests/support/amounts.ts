import { within } from '@testing-library/react'

const plain = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\u00a0/g, ' ').trim()

/** Every fact with its value, by the name that stands over it. */
export const factsIn = (within: ParentNode = document) =>
  Object.fromEntries(
    [...within.querySelectorAll('dl > div')].map((fact) => [
      plain(fact.querySelector('dt')),
      plain(fact.querySelector('dd')),
    ])
  )

/** The rows of a table, each cell by the name of its column. */
export const rowsIn = (table: HTMLElement) => {
  const [header, ...lines] = within(table).getAllByRole('row')
  const names = [...header!.querySelectorAll('th')].map(plain)
  return lines.map((line) =>
    Object.fromEntries(
      [...line.querySelectorAll('th,td')].map((cell, i) => [names[i], plain(cell)])
    )
  )
}
