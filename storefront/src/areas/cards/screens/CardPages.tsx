import type { ComponentType } from 'react'
import { useLocation } from 'wouter'
import { cardPaths } from '#areas/cards/cardPaths.ts'
import NotFoundScreen from '#areas/entry/screens/NotFoundScreen.tsx'
import AddAddressScreen from './AddAddressScreen.tsx'
import CardFeeScreen from './CardFeeScreen.tsx'
import ChangeAddressScreen from './ChangeAddressScreen.tsx'
import { pagesOfKeepers } from './pagesOfKeepers.ts'
import SignedContractsScreen from './SignedContractsScreen.tsx'

const pages: Partial<Record<string, ComponentType>> = {
  ...pagesOfKeepers,
  [cardPaths.contracts]: SignedContractsScreen,
  [cardPaths.fee]: CardFeeScreen,
  [cardPaths.addAddress]: AddAddressScreen,
  [cardPaths.changeAddress]: ChangeAddressScreen,
}

export default function CardPages() {
  const [path] = useLocation()
  const Page = pages[path.replace(/\/$/, '')] ?? NotFoundScreen
  return <Page />
}
