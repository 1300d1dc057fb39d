import { messages } from '../i18n/fa.js'
import { consumeDailyQuota } from '#app/platform/http/daily_quota'
import { KeyedMutex } from '#app/platform/process/semaphore'

const uploadsADay = 100

/** A company's papers are read one after the other: what waits stays on the line, and only one more may. */
const uploads = new KeyedMutex(1, messages.uploadRuns)

/** @throws Throttled (429) while others of the company run, and beyond the day's quota */
export const oneUpload = async <Result>(
  companyId: string,
  work: () => Promise<Result>
): Promise<Result> => {
  await consumeDailyQuota({
    name: 'company-uploads',
    who: companyId,
    perDay: uploadsADay,
    message: messages.uploadQuota,
  })
  return uploads.run(companyId, work)
}
