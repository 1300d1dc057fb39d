import { signal } from '@preact/signals-react'

/** What Chromium gives a page that can be installed; no standard has it yet. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
}

/** Null without an offer. */
export const installOffer = signal<InstallOffer | null>(null)

/** Comes early and once, so it is kept. */
export const keepInstallOffer = () => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installOffer.value = event as InstallOffer
  })
  addEventListener('appinstalled', () => (installOffer.value = null))
}
