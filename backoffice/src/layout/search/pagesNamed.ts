import { searchKey } from '@kasbeno/api/contracts/digits'
import { menuFor, type MenuEntry } from '../menu'

/** Keeps records in view. */
const pagesShown = 5

export const pagesNamed = (
  typed: string,
  { held, isOfDistributor }: { held: readonly string[]; isOfDistributor: boolean },
  say: (label: string) => string
): MenuEntry[] => {
  const words = searchKey(typed).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return menuFor(held, isOfDistributor)
    .flatMap(({ entries }) => entries)
    .filter(({ label }) => {
      const name = searchKey(say(label))
      return words.every((word) => name.includes(word))
    })
    .slice(0, pagesShown)
}
