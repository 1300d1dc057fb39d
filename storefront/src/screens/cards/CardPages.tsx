import type { ComponentType } from 'react'
import { useLocation } from 'wouter'
import { cardPaths } from '#app/cardPaths.ts'
import NotFoundScreen from '#screens/entry/NotFoundScreen.tsx'
import ActivateScreen from './ActivateScreen.tsx'
import ActivateStatusScreen from './ActivateStatusScreen.tsx'
import AddAddressScreen from './AddAddressScreen.tsx'
import BlockScreen from './BlockScreen.tsx'
import BlockStatusScreen from './BlockStatusScreen.tsx'
import CardFeeScreen from './CardFeeScreen.tsx'
import CardScreen from './CardScreen.tsx'
import CardStartScreen from './CardStartScreen.tsx'
import ChangeAddressScreen from './ChangeAddressScreen.tsx'
import ChangePinScreen from './ChangePinScreen.tsx'
import ChangePinStatusScreen from './ChangePinStatusScreen.tsx'
import ForgotPinScreen from './ForgotPinScreen.tsx'
import ForgotPinStatusScreen from './ForgotPinStatusScreen.tsx'
import SignedContractsScreen from './SignedContractsScreen.tsx'

const pages: Partial<Record<string, ComponentType>> = {
  [cardPaths.management]: CardScreen,
  [cardPaths.start]: CardStartScreen,
  [cardPaths.contracts]: SignedContractsScreen,
  [cardPaths.fee]: CardFeeScreen,
  [cardPaths.activate]: ActivateScreen,
  [cardPaths.activateStatus]: ActivateStatusScreen,
  [cardPaths.block]: BlockScreen,
  [cardPaths.blockStatus]: BlockStatusScreen,
  [cardPaths.pin]: ChangePinScreen,
  [cardPaths.pinStatus]: ChangePinStatusScreen,
  [cardPaths.forgotPin]: ForgotPinScreen,
  [cardPaths.forgotPinStatus]: ForgotPinStatusScreen,
  [cardPaths.addAddress]: AddAddressScreen,
  [cardPaths.changeAddress]: ChangeAddressScreen,
}

/** The page of the card that an address names; a stroke at its end changes nothing. */
export default function CardPages() {
  const [path] = useLocation()
  const Page = pages[path.replace(/\/$/, '')] ?? NotFoundScreen
  return <Page />
}
