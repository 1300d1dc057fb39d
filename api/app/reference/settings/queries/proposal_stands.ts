import { mayStill } from '#app/platform/two_people/second_person'

/** SQL: a proposal ends with its proposer's right; whoever wants the same from then on proposes it. */
export const proposalStands = mayStill('setting_proposals.proposed_by', 'settings.update')
