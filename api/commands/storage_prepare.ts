import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { StartRefused } from '#app/platform/process/start_refused'

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

/** What the store, or the way to it, says. */
const refused = (bucket: string, error: unknown) => {
  const status = statusOf(error)
  const { code, name } = error as NodeJS.ErrnoException
  const why = status
    ? `the store answers ${status} (${name})`
    : `it cannot be reached (${code ?? name})`
  return new StartRefused(`Kasbeno cannot prepare the bucket ${bucket}: ${why}.`)
}

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
      if (statusOf(error) !== 404) throw refused(bucket.bucket, error)
      await client.send(new CreateBucketCommand(named)).catch((fault: unknown) => {
        throw refused(bucket.bucket, fault)
      })
      this.logger.success(`made the bucket ${bucket.bucket}`)
    }
  }
}
