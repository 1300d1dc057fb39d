export interface IdentityLine {
  name: string
  value: string
}

/** The lines `name: value` of a document's text; its other sentences are left out. */
export const identityLines = (content: string): IdentityLine[] =>
  content.split('\n').flatMap((line) => {
    const at = line.indexOf(': ')
    return at < 0 ? [] : [{ name: line.slice(0, at), value: line.slice(at + 2) }]
  })
