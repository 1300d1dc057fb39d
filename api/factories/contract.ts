import type { ContractType } from '#contracts/contracts'
import SignContract from '#app/onboarding/contracts/actions/sign_contract'
import { ownerContract } from '#app/onboarding/contracts/queries/owner_contract'
import { ownerIn } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { act } from './act.js'

/** Where those come from who sign, as it is kept beside their signature. */
export const signedFrom = { address: '127.0.0.1', agent: 'demo' }

/** Reads the contract and signs it. */
export const signContract = async (actor: CustomerActor, contractType: ContractType) => {
  const { plan } = actor.owner
  const { digest } = await ownerContract(ownerIn(actor, plan), contractType)
  await act(SignContract, { actor, plan, contractType, digest, ...signedFrom })
}
