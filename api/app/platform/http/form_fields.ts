/**
 * The texts of a form by their names, which are taken as they are: neither `[3]` nor a point makes a list or an object
 * of them. A name that stands there twice has a list.
 */
export const formFields = (
  entries: Iterable<readonly [name: string, value: string]>
): Record<string, unknown> => {
  const texts = new Map<string, (string | null)[]>()
  for (const [name, value] of entries) {
    const known = texts.get(name)
    if (known) known.push(value || null)
    else texts.set(name, [value || null])
  }
  texts.delete('__proto__')
  return Object.fromEntries(
    [...texts].map(([name, values]) => [name, values.length > 1 ? values : values[0]])
  )
}
