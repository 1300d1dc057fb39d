import app from '@adonisjs/core/services/app'
import { defineConfig, services } from '@adonisjs/drive'
import env from '#start/env'

/** Where STORAGE=folder keeps them. */
export const filesFolder = env.get('DRIVE_ROOT', app.makePath('../.data/files'))

const folder = () =>
  services.fs({
    location: filesFolder,
    visibility: 'private',
    serveFiles: false,
  })

/** Where STORAGE=s3 keeps them; null for a folder. */
export const bucket =
  env.get('STORAGE') === 's3'
    ? {
        bucket: env.get('S3_BUCKET', ''),
        region: env.get('S3_REGION', 'us-east-1'),
        endpoint: env.get('S3_ENDPOINT'),
        // Servers of one's own rarely have a name per bucket; the providers that want one say so.
        forcePathStyle: env.get('S3_PATH_STYLE', true),
        credentials: {
          accessKeyId: env.get('S3_ACCESS_KEY_ID', ''),
          secretAccessKey: env.get('S3_SECRET_ACCESS_KEY')?.release() ?? '',
        },
        // What S3-compatible servers do not all know is not asked of them.
        requestChecksumCalculation: 'WHEN_REQUIRED' as const,
        responseChecksumValidation: 'WHEN_REQUIRED' as const,
      }
    : null

/**
 * KYC papers and exports: private, never under a public address; our own routes serve them. A folder, or a
 * bucket that all processes share (STORAGE=s3).
 */
const driveConfig = defineConfig({
  default: 'private',
  services: {
    private: bucket
      ? // The bucket is private as a whole; most servers know no ACL for an object.
        services.s3({ ...bucket, visibility: 'private', supportsACL: false })
      : folder(),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
