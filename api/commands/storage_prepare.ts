import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Makes the bucket of STORAGE=s3 where it is missing; a folder needs nothing. */
export default class StoragePrepare extends BaseCommand {
  static override commandName = 'storage:prepare'
  static override description = 'Make the bucket that files are kept in, once'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const { bucket } = await import('#config/drive')
    if (!bucket) return this.logger.info('files are kept in a folder: nothing to prepare')
    const { CreateBucketCommand, HeadBucketCommand, S3Client } = await import('@aws-sdk/client-s3')
    const client = new S3Client(bucket)
    const named = { Bucket: bucket.bucket }
    try {
      await client.send(new HeadBucketCommand(named))
      this.logger.info(`the bucket ${bucket.bucket} is there`)
    } catch (error) {
      const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata
      if (status?.httpStatusCode !== 404) throw error
      await client.send(new CreateBucketCommand(named))
      this.logger.success(`made the bucket ${bucket.bucket}`)
    }
  }
}
