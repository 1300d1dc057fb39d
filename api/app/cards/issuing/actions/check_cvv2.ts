import { cardKeeper, type CardCall } from '../queries/card_keeper.js'
import { activatableCard } from '../steps/activatable_card.js'
import { proveCvv2 } from '../steps/prove_cvv2.js'

interface CheckCommand extends CardCall {
  cvv2: string
}

/**
 * Before a PIN is chosen; the activation proves it again, and both count the same wrong ones.
 * @throws as ActivateCard
 */
export default class CheckCvv2 {
  async execute({ cvv2, ...call }: CheckCommand): Promise<{ isRight: true }> {
    await proveCvv2(await activatableCard(await cardKeeper(call)), cvv2)
    return { isRight: true }
  }
}
