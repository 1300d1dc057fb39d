/**
 * The texts of a form by name. Names are literal: neither `[3]` nor a dot makes a list or an object. A repeated name has
 * a list.
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
