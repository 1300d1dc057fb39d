/** May be unavailable; then nothing is kept. */
export const readStored = (key: string, area: Storage = localStorage): string | null => {
  try {
    return area.getItem(key)
  } catch {
    return null
  }
}

export const store = (key: string, value: string | null, area: Storage = localStorage) => {
  try {
    if (value === null) area.removeItem(key)
    else area.setItem(key, value)
  } catch {}
}
