import { newId } from '#app/platform/values/ids'

/** Nobody's: places and guilds are numbered, all else has a UUID. */
const idOf = (pattern: string) =>
  /\/(provinces|cities|districts|guilds)\/:id/.test(pattern) ? '2147483647' : newId()

/** Words where a path wants one of a few. */
const words: Readonly<Record<string, string>> = {
  plan: 'kasbeno-fmcg-real',
  report: 'daily',
  phone: '09120000000',
  step: 'identity',
  contractType: 'CARD',
  pageSize: '10',
  pageNumber: '0',
  referenceNumber: '999999',
  reference: '999999',
  row: '9',
}

/** A path of the route that names what nobody has. */
export const pathOf = (pattern: string, id = idOf(pattern)): string =>
  pattern.replace(/:(\w+)/g, (_, param: string) => words[param] ?? id)
