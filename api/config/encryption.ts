import { defineConfig, drivers } from '@adonisjs/core/encryption'
import env from '#start/env'

/** The first encrypts and seals; what those that it replaced have left can still be read and verified. */
export const appKeys: string[] = [
  env.get('APP_KEY').release(),
  ...(env.get('APP_KEY_PREVIOUS')?.release().split(',') ?? []),
]

const encryptionConfig = defineConfig({
  default: 'gcm',
  list: { gcm: drivers.aes256gcm({ keys: appKeys, id: 'gcm' }) },
})

export default encryptionConfig

declare module '@adonisjs/core/types' {
  export interface EncryptorsList extends InferEncryptors<typeof encryptionConfig> {}
}
