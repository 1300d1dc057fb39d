import { signal } from '@preact/signals-react'

/** What Chromium gives a page that can be installed; no standard has it yet. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
}

/** The browser's offer to install the app; null where it makes none, or once it was taken. */
export const installOffer = signal<InstallOffer | null>(null)

/** The offer comes once, soon after the first page, and is kept until the owner looks for it. */
export const keepInstallOffer = () => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installOffer.value = event as InstallOffer
  })
  addEventListener('appinstalled', () => (installOffer.value = null))
}
