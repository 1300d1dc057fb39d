import { localStorageStore, type Store } from 'react-admin'

const name = 'RaStore'
const kept = localStorageStore()

/** What a person set up for themselves: the colours, the menu's width. */
const isPersonal = (key: string) => /^(theme$|menu\.)/.test(key)

/** Signing out forgets filters, pages and selections, and keeps what a person set up. */
export const store: Store = {
  ...kept,
  reset() {
    const keys = Object.keys(localStorage)
      .filter((key) => key.startsWith(`${name}.`))
      .map((key) => key.slice(name.length + 1))
    for (const key of keys) if (!isPersonal(key)) kept.removeItem(key)
  },
}
