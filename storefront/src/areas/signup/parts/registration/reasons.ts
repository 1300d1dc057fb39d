import { searchKey } from '@kasbeno/api/contracts/digits'

export const linesOf = (reasons: string | null): string[] =>
  (reasons ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** By what is spoken of, the words that speak of it. */
type Words<Name extends string> = Readonly<Record<Name, readonly string[]>>

const namedIn = <Name extends string>(reason: string, words: Words<Name>): Name | undefined => {
  const key = searchKey(reason)
  const names = Object.keys(words) as Name[]
  return names.find((name) => words[name].some((word) => key.includes(searchKey(word))))
}

/** The last of `words` by default. */
export const fieldOf = <Name extends string>(reason: string, words: Words<Name>): Name =>
  namedIn(reason, words) ?? (Object.keys(words).at(-1) as Name)

interface PictureWords<Kind extends string> {
  /** Of the picture itself. */
  pictures: Words<Kind>
  /** Of the paper, with which a field may be compared. */
  papers: Partial<Words<Kind>>
  fields: Words<string>
}

/** None for a field that differs from the paper. */
export const pictureOf = <Kind extends string>(
  reason: string,
  { pictures, papers, fields }: PictureWords<Kind>
): Kind | undefined => {
  const picture = namedIn(reason, pictures)
  if (picture || namedIn(reason, fields)) return picture
  return namedIn(reason, papers as Words<Kind>)
}
