import app from '@adonisjs/core/services/app'
import type { DemoState } from '#contracts/demo'
import GrantRenewal from '#app/credit/credit_lines/actions/grant_renewal'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { deliverCard, sign } from './cards.js'
import { staffNamed, type DemoOwner } from './owner.js'

const [package_, amount] = ['fmcg-500m', 500_000_000]

const grant = async (owner: DemoOwner) => {
  const grantRenewal = await app.container.make(GrantRenewal)
  const { id: creditLineId } = await owner.line()
  await grantRenewal.execute({ actor: await staffNamed('credit'), creditLineId })
}

/** A year of credit that ends so many days from now, and another one that the bank has granted. */
const granted =
  (endsIn: number, road: (owner: DemoOwner) => Promise<unknown>) =>
  async (owner: DemoOwner): Promise<void> => {
    await owner.getCredit(package_, amount)
    await owner.seeDialog()
    await deliverCard(owner)
    await owner.setLine({ expires_on: addDays(clock.today(), endsIn) })
    await grant(owner)
    await road(owner)
  }

type RenewalState = Extract<
  DemoState,
  'renewal-signed' | 'renewal-paid' | 'renewed' | 'renewal-ahead'
>

/** How each owner comes to the renewal that they stand for. */
export const renewalRoads: Record<RenewalState, (owner: DemoOwner) => Promise<void>> = {
  'renewal-signed': granted(-6, (owner) => sign(owner, 'CREDIT_RENEWAL')),
  'renewal-paid': granted(-4, (owner) => owner.payFee()),
  'renewed': granted(-8, async (owner) => {
    await sign(owner, 'CREDIT_RENEWAL')
    await owner.payFee()
  }),
  'renewal-ahead': granted(4, async () => {}),
}
