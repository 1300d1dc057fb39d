/** A message to a customer: the names of what it says, in the order that the providers number them. */
export interface Template<Name extends string = string> {
  params: readonly Name[]
  text: (params: Record<Name, string>) => string
}

export const template = <const Names extends readonly string[]>(
  params: Names,
  text: (params: Record<Names[number], string>) => string
): Template<Names[number]> => ({ params, text })
