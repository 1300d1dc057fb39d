/** Texts of calls that stand below each of the prefixes, by the whole names of their routes. */
export const below = (
  prefixes: readonly string[],
  texts: Record<string, string>
): Record<string, string> =>
  Object.fromEntries(
    prefixes.flatMap((prefix) =>
      Object.entries(texts).map(([name, text]) => [`${prefix}.${name}`, text])
    )
  )
