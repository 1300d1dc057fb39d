import type { DemoState } from '#contracts/demo'
import GrantRenewal from '#app/credit/credit_lines/actions/grant_renewal'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { act } from '#factories/act'
import type { Applicant } from '#factories/applicant'
import { signContract } from '#factories/contract'
import { staffNamed } from '#factories/staff'
import { deliver } from './cards.js'

const [package_, amount] = ['fmcg-500m', 500_000_000]

const grant = async (owner: Applicant) => {
  const { id: creditLineId } = await owner.line()
  await act(GrantRenewal, { actor: await staffNamed('credit'), creditLineId })
}

/** A year of credit that ends so many days from now, and another one that the bank has granted. */
const granted =
  (endsIn: number, road: (owner: Applicant) => Promise<unknown>) =>
  async (owner: Applicant): Promise<void> => {
    await owner.getCredit(package_, amount)
    await owner.seeDialog()
    await deliver(owner)
    await owner.setLine({ expires_on: addDays(clock.today(), endsIn) })
    await grant(owner)
    await road(owner)
  }

type RenewalState = Extract<
  DemoState,
  'renewal-signed' | 'renewal-paid' | 'renewed' | 'renewal-ahead'
>

/** How each owner comes to the renewal that they stand for. */
export const renewalRoads: Record<RenewalState, (owner: Applicant) => Promise<void>> = {
  'renewal-signed': granted(-6, (owner) => signContract(owner.holder, 'CREDIT_RENEWAL')),
  'renewal-paid': granted(-4, (owner) => owner.payFee()),
  'renewed': granted(-8, async (owner) => {
    await signContract(owner.holder, 'CREDIT_RENEWAL')
    await owner.payFee()
  }),
  'renewal-ahead': granted(4, async () => {}),
}
