import { localStorageStore, type Store } from 'react-admin'

const name = 'RaStore'
const kept = localStorageStore()

/** Kept across sign-outs. */
const isPersonal = (key: string) => /^(theme$|menu\.|views\.)/.test(key)

/** Clears all but personal settings. */
export const store: Store = {
  ...kept,
  reset() {
    const keys = Object.keys(localStorage)
      .filter((key) => key.startsWith(`${name}.`))
      .map((key) => key.slice(name.length + 1))
    for (const key of keys) if (!isPersonal(key)) kept.removeItem(key)
  },
}
