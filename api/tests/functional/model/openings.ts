import { enableCard } from './steps_of_cards.js'
import * as credit from './steps_of_credit.js'
import type { Step } from './step.js'

/** A shop with a line, its card and some cash of its own. */
export const lined = (shop: number, limit: number): Step[] => [
  credit.choosePackage(shop, 60_000_000),
  credit.cash(shop, 3_660_000),
  credit.payPlatformFee(shop),
  credit.allocateCredit(shop, limit, 0),
  enableCard(shop),
]
