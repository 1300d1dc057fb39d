import { searchKey } from '#contracts/digits'
import { refuse } from './list_request.js'
import { messages } from './i18n/fa.js'
import { escapeLike, type Query } from './query.js'

const searchLengthMax = 100
const searchWordsMax = 6

/** An expression that the word is in; one that already asks for it (`… in (select … ilike ?)`) stands as it is. */
const asking = (expression: string) =>
  expression.includes('?') ? expression : `${expression} ilike ?`

/** Each word of `q` must be in one of the search's expressions, whatever its spelling. @throws InvalidFields (422) */
export const search = (query: Query, expressions: readonly string[], q: unknown): void => {
  const isText = typeof q === 'string' || typeof q === 'number'
  if (!isText || String(q).length > searchLengthMax || String(q).includes('\0')) return refuse('q')
  const anywhere = expressions.map(asking).join(' or ')
  const timesAsked = anywhere.split('?').length - 1
  const words = searchKey(String(q)).split(' ').filter(Boolean)
  if (words.length > searchWordsMax) return refuse('q', messages.searchWords)
  for (const word of words) {
    const pattern = `%${escapeLike(word)}%`
    void query.whereRaw(
      `(${anywhere})`,
      Array.from({ length: timesAsked }, () => pattern)
    )
  }
}
