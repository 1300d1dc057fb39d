/** Escapes a text for HTML, attributes included. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** What a form sends along unseen. */
export const hiddenFields = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(
      ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}" />`
    )
    .join('\n        ')
