import { signal } from '@preact/signals-react'
import { readStored, store } from './storage.ts'

export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const key = 'kasbeno.theme'
const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
const stored = readStored(key)

export const themeChoice = signal<ThemeChoice>(
  themeChoices.find((choice) => choice === stored) ?? 'system'
)

const apply = () => {
  const isDark =
    themeChoice.value === 'dark' || (themeChoice.value === 'system' && systemIsDark.matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
}

/** Called once before the first paint; the policy of the pages allows no inline script. */
export const startTheme = () => {
  apply()
  systemIsDark.addEventListener('change', apply)
}

export const chooseTheme = (choice: ThemeChoice) => {
  themeChoice.value = choice
  store(key, choice)
  apply()
}
