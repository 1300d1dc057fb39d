/** The query of an address; a value of null is left out. */
export const queryOf = (values: Record<string, string | number | null>): '' | `?${string}` => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== null) search.set(name, String(value))
  }
  return search.size > 0 ? `?${search}` : ''
}
