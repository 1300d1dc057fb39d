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

const inForce = () => {
  if (themeChoice.value !== 'system') return themeChoice.value
  return systemIsDark.matches ? 'dark' : 'light'
}

/** What is shown now, whether it was chosen or is the system's. */
export const theme = signal(inForce())

const apply = () => {
  theme.value = inForce()
  document.documentElement.dataset.theme = theme.value
}

/** Before paint; CSP forbids inline scripts. */
export const startTheme = () => {
  apply()
  systemIsDark.addEventListener('change', apply)
}

export const chooseTheme = (choice: ThemeChoice) => {
  themeChoice.value = choice
  store(key, choice)
  apply()
}
