import app from '@adonisjs/core/services/app'
import { defineJob } from '#app/platform/jobs/queue'
import FollowEnrollment from '../actions/follow_enrollment.js'
import FollowSignature from '../actions/follow_signature.js'
import { ProviderDown } from '../adapters/signature_provider.js'
import { waitingForProvider } from '../queries/waiting_for_provider.js'

/** A provider that is silent so often is left alone until the next time. */
const silencesMax = 5

interface Follower {
  execute: (waiting: { id: string }) => Promise<unknown>
}

/** @returns whether the provider had an answer; what it says nothing of is asked for again, and has been logged */
const isAnswered = async (follower: Follower, waiting: { id: string }): Promise<boolean> => {
  try {
    await follower.execute(waiting)
    return true
  } catch (error) {
    if (error instanceof ProviderDown) return false
    throw error
  }
}

/** Callbacks get lost: whatever waits for the provider is asked for every five minutes. */
export const followSigning = defineJob({
  name: 'follow-signing',
  cron: '*/5 * * * *',
  async run() {
    const { enrollments, signatures } = await waitingForProvider()
    const [followEnrollment, followSignature] = [
      await app.container.make(FollowEnrollment),
      await app.container.make(FollowSignature),
    ]
    const waiting: [Follower, { id: string }][] = [
      ...enrollments.map((one): [Follower, { id: string }] => [followEnrollment, one]),
      ...signatures.map((one): [Follower, { id: string }] => [followSignature, one]),
    ]
    let silences = 0
    for (const [follower, one] of waiting) {
      if (!(await isAnswered(follower, one))) silences++
      if (silences >= silencesMax) return
    }
  },
})
