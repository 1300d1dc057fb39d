import app from '@adonisjs/core/services/app'
import { relay } from '../events/outbox.js'
import { JobQueue } from './queue.js'

export const queue = (): Promise<JobQueue> => app.container.make(JobQueue)

/** Does all that waits in outbox and queue, held or not, until nothing does. */
export const settle = async (): Promise<void> => {
  const jobs = await queue()
  const enqueue = jobs.enqueue.bind(jobs)
  do await jobs.drain()
  while ((await relay(enqueue, { isEarly: true })) > 0)
}
