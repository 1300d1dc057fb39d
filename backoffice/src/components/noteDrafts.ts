/** Unsent notes by record: they survive other pages and a reload, and end with the session. */
const prefix = 'kasbeno.note:'

export const draftOf = (path: string): string => sessionStorage.getItem(prefix + path) ?? ''

export const keepDraft = (path: string, text: string): void => {
  if (text) sessionStorage.setItem(prefix + path, text)
  else sessionStorage.removeItem(prefix + path)
}

export const forgetDrafts = (): void => {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix)) sessionStorage.removeItem(key)
}
