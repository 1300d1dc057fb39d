import { refused, type LineModel, type Outcome, type ShopModel } from './model.js'

/** What the product must do with what a line holds. adr 24 */

const wantedOf = ({ target, limit }: LineModel): number => target ?? limit

/** Less is used; a lowered limit follows. */
export const free = (line: LineModel, amount: number): void => {
  if (amount === 0) return
  line.used -= amount
  if (line.target !== null) line.limit = Math.max(line.target, line.used)
}

/** Why a line cannot have this limit. */
export const refusalOfLimit = ({ line, chosen }: ShopModel, limit: number): Outcome | null => {
  if (!line) return refused.conflict
  if (limit <= 0 || limit > chosen!.amount) return refused.invalid
  const isClosed = line.blocks.includes('WRITTEN_OFF')
  if (isClosed && limit > wantedOf(line)) return refused.conflict
  return limit === wantedOf(line) ? refused.again : null
}

export const isRaised = ({ line }: ShopModel, limit: number): boolean => limit > wantedOf(line!)

/** Never below what is used. */
export const giveLimit = ({ line }: ShopModel, limit: number): void => {
  line!.target = limit < line!.used ? limit : null
  line!.limit = Math.max(limit, line!.used)
}
