import { mayStill } from '#app/platform/two_people/second_person'

/** SQL: what was asked for ends with the asker's right, so that somebody else may ask anew. */
export const retryStands = mayStill('payouts.retry_requested_by', 'settlement.run')
