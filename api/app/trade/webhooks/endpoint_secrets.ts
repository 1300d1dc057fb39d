import encryption from '@adonisjs/core/services/encryption'

const purpose = 'webhook-secret'

export const encryptSecret = (secret: string): string => encryption.encrypt(secret, { purpose })

/** @throws when its encryption key is not configured */
export const decryptSecret = (encrypted: string): string => {
  const secret = encryption.decrypt<string>(encrypted, purpose)
  if (!secret) throw new Error('a webhook secret does not decrypt: was APP_KEY changed?')
  return secret
}
