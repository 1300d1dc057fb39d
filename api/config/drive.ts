import app from '@adonisjs/core/services/app'
import { defineConfig, services } from '@adonisjs/drive'
import env from '#start/env'

/** KYC papers: private, never under a public address; the documents controller serves them. */
const driveConfig = defineConfig({
  default: 'private',
  services: {
    private: services.fs({
      location: env.get('DRIVE_ROOT', app.makePath('../.data/files')),
      visibility: 'private',
      serveFiles: false,
    }),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
