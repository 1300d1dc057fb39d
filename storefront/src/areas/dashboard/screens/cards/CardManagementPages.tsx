import type { ComponentType } from 'react'
import { Route, Switch } from 'wouter'
import { cardPages } from '#areas/dashboard/holderPaths.ts'
import NotFoundScreen from '#areas/entry/screens/NotFoundScreen.tsx'
import AddAddressScreen from './AddAddressScreen.tsx'
import CardsScreen from './CardsScreen.tsx'
import CardStatusScreen from './CardStatusScreen.tsx'
import ContractUploadScreen from './ContractUploadScreen.tsx'
import RegisterScreen from './RegisterScreen.tsx'
import SelectAddressScreen from './SelectAddressScreen.tsx'
import SignedContractScreen from './SignedContractScreen.tsx'

const pages: { path: string; screen: ComponentType<{ id: string }> }[] = [
  { path: cardPages.root, screen: CardsScreen },
  { path: cardPages.register, screen: RegisterScreen },
  { path: cardPages.contract, screen: ContractUploadScreen },
  { path: cardPages.selectAddress, screen: SelectAddressScreen },
  { path: cardPages.addAddress, screen: AddAddressScreen },
  { path: cardPages.status, screen: CardStatusScreen },
  { path: cardPages.signed(':id'), screen: SignedContractScreen },
]

/** company §2 */
export default function CardManagementPages() {
  return (
    <Switch>
      {pages.map(({ path, screen: Screen }) => (
        <Route key={path} path={path}>
          {({ id = '' }: { id?: string }) => <Screen id={id} />}
        </Route>
      ))}
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  )
}
