export interface IdentityLine {
  name: string
  value: string
}

/** `name: value` lines only. */
export const identityLines = (content: string): IdentityLine[] =>
  content.split('\n').flatMap((line) => {
    const at = line.indexOf(': ')
    return at < 0 ? [] : [{ name: line.slice(0, at), value: line.slice(at + 2) }]
  })
