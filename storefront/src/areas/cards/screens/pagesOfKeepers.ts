import type { ComponentType } from 'react'
import { cardPaths } from '#areas/cards/cardPaths.ts'
import ActivateScreen from './ActivateScreen.tsx'
import ActivateStatusScreen from './ActivateStatusScreen.tsx'
import BlockScreen from './BlockScreen.tsx'
import BlockStatusScreen from './BlockStatusScreen.tsx'
import CardScreen from './CardScreen.tsx'
import CardStartScreen from './CardStartScreen.tsx'
import ChangePinScreen from './ChangePinScreen.tsx'
import ChangePinStatusScreen from './ChangePinStatusScreen.tsx'
import ForgotPinScreen from './ForgotPinScreen.tsx'
import ForgotPinStatusScreen from './ForgotPinStatusScreen.tsx'
import FreezeScreen from './FreezeScreen.tsx'
import UnfreezeScreen from './UnfreezeScreen.tsx'

export const pagesOfKeepers: Partial<Record<string, ComponentType>> = {
  [cardPaths.management]: CardScreen,
  [cardPaths.start]: CardStartScreen,
  [cardPaths.activate]: ActivateScreen,
  [cardPaths.activateStatus]: ActivateStatusScreen,
  [cardPaths.block]: BlockScreen,
  [cardPaths.blockStatus]: BlockStatusScreen,
  [cardPaths.freeze]: FreezeScreen,
  [cardPaths.unfreeze]: UnfreezeScreen,
  [cardPaths.pin]: ChangePinScreen,
  [cardPaths.pinStatus]: ChangePinStatusScreen,
  [cardPaths.forgotPin]: ForgotPinScreen,
  [cardPaths.forgotPinStatus]: ForgotPinStatusScreen,
}
