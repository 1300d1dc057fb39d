import encryption from '@adonisjs/core/services/encryption'

export type SealedSettings = Record<string, string>

/** Settings of others' services as they are kept: encrypted, and readable for one purpose alone. */
export const sealedSettings = (purpose: string) => ({
  seal: (settings: SealedSettings): string => encryption.encrypt(settings, { purpose }),
  /** @throws Error when they were encrypted under a key that is not configured */
  open: (sealed: string): SealedSettings => {
    const settings = encryption.decrypt<SealedSettings>(sealed, purpose)
    if (!settings) throw new Error(`${purpose}: settings do not decrypt: was APP_KEY changed?`)
    return settings
  },
})
