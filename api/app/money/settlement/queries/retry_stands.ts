import { mayStill } from '#app/platform/two_people/second_person'

export const retryStands = mayStill('payouts.retry_requested_by', 'settlement.run')
