import { Suspense, type ComponentType } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { LegalNav } from '#areas/company/parts/companies/LegalNav.tsx'
import { legalOrders } from '#areas/company/words/legalOrders.ts'
import NotFoundScreen from '#areas/entry/screens/NotFoundScreen.tsx'
import HomeScreen from '#areas/company/screens/HomeScreen.tsx'
import ProfileScreen from '#areas/company/screens/ProfileScreen.tsx'
import TransactionsScreen from '#areas/company/screens/TransactionsScreen.tsx'
import WalletScreen from '#areas/company/screens/WalletScreen.tsx'
import { CompanyGate } from './CompanyGate.tsx'
import { legalPaths } from '../areas/company/legalPaths.ts'
import { pagesOf, type LazyPage } from './pagesOf.tsx'
import { paths } from './paths.ts'

const money = pagesOf(() => import('#app/bundles/money.ts'))
const books = pagesOf(() => import('#app/bundles/books.ts'))
const looking = pagesOf(() => import('#app/bundles/looking.ts'))
const orders = pagesOf(() => import('#app/bundles/legalOrders.ts'))
const consents = pagesOf(() => import('#app/bundles/legalConsents.ts'))
const contracts = pagesOf(() => import('#app/bundles/legalContracts.ts'))
const credit = pagesOf(() => import('#app/bundles/legalCredit.ts'))
const delegations = pagesOf(() => import('#app/bundles/legalDelegations.ts'))
const rule = pagesOf(() => import('#app/bundles/legalRule.ts'))
const week = pagesOf(() => import('#app/bundles/legalWeek.ts'))
const signup = pagesOf(() => import('#app/bundles/legalSignup.ts'))

const Orders = orders('OrdersScreen')

const OrdersTab = () => (
  <Suspense
    fallback={
      <Screen title={legalOrders.title} nav={<LegalNav />}>
        <SkeletonLines count={3} shape="card" />
      </Screen>
    }
  >
    <Orders id="" />
  </Suspense>
)

interface LegalPage {
  path: string
  screen: LazyPage | ComponentType<{ id: string }>
  /** Before there is a company: without one, or instead. */
  before?: 'asking' | 'instead'
}

/** Shared with persons, for the session's owner. */
const shared: LegalPage[] = [
  { path: paths.walletCharge, screen: money('WalletChargeScreen') },
  { path: paths.withdraw, screen: books('WithdrawScreen') },
  { path: paths.withdrawals, screen: books('WithdrawalsScreen') },
  { path: paths.statement, screen: books('StatementScreen') },
  { path: paths.paymentCallback, screen: money('PaymentResultScreen') },
  { path: paths.installments, screen: money('InstallmentsScreen') },
  { path: paths.installment(':id'), screen: money('InstallmentScreen') },
  { path: paths.paymentStatus(':id', ':list'), screen: money('PaymentStatusScreen') },
  { path: paths.obligations, screen: money('ObligationsScreen') },
  { path: paths.distributors, screen: looking('DistributorsScreen') },
  { path: paths.distributor(':id'), screen: looking('DistributorScreen') },
]

const pages: LegalPage[] = [
  { path: legalPaths.home, screen: HomeScreen },
  { path: legalPaths.orders, screen: OrdersTab },
  { path: legalPaths.signBatch, screen: orders('SignBatchScreen') },
  { path: legalPaths.order(':id'), screen: orders('OrderScreen') },
  { path: legalPaths.payCode(':id'), screen: orders('PayCodeScreen') },
  { path: legalPaths.signed(':id'), screen: orders('SignatureResultScreen') },
  { path: legalPaths.signatoryCallback, screen: orders('SignatureResultScreen') },
  // Invoice links of the shared pages.
  { path: paths.pendingOrder(':id'), screen: orders('OrderScreen') },
  { path: paths.completedOrder(':id'), screen: orders('OrderScreen') },
  { path: legalPaths.wallet, screen: WalletScreen },
  { path: legalPaths.transactions, screen: TransactionsScreen },
  { path: legalPaths.profile, screen: ProfileScreen },
  { path: legalPaths.register, screen: signup('RegisterScreen'), before: 'asking' },
  { path: legalPaths.status, screen: signup('StatusScreen'), before: 'instead' },
  { path: legalPaths.information, screen: signup('InformationScreen') },
  { path: legalPaths.ceo, screen: signup('CeoScreen') },
  { path: legalPaths.board, screen: signup('BoardScreen') },
  { path: legalPaths.addMember, screen: signup('MemberScreen') },
  { path: legalPaths.member(':id'), screen: signup('MemberScreen') },
  { path: legalPaths.addNewcomer, screen: signup('NewcomerScreen') },
  { path: legalPaths.newcomer(':id'), screen: signup('NewcomerScreen') },
  { path: legalPaths.branch, screen: signup('BranchScreen') },
  { path: legalPaths.summary, screen: signup('SummaryScreen') },
  { path: legalPaths.contracts, screen: contracts('ContractsScreen') },
  { path: legalPaths.contract(':id'), screen: contracts('ContractScreen') },
  { path: legalPaths.contractCallback, screen: contracts('ContractCallbackScreen') },
  { path: legalPaths.fee, screen: credit('FeeScreen') },
  { path: paths.renewal, screen: credit('RenewalScreen') },
  { path: paths.renewalAgreement, screen: credit('RenewalAgreementScreen') },
  { path: paths.renewalFee, screen: credit('RenewalFeeScreen') },
  { path: legalPaths.week, screen: week('WeekScreen') },
  { path: legalPaths.rule, screen: rule('SignatureRuleScreen') },
  { path: legalPaths.members, screen: rule('MembersScreen') },
  { path: legalPaths.consents, screen: consents('ConsentsScreen') },
  { path: legalPaths.delegations, screen: delegations('DelegationsScreen') },
  ...shared,
]

/** All but the first two need a company. company §2 */
export function LegalPages() {
  return (
    <Switch>
      {pages.map(({ path, screen: Screen, before }) => (
        <Route key={path} path={path}>
          {({ id = '' }: { id?: string }) => {
            const page = <Screen id={id} />
            if (before === 'asking') return page
            const none = before ? page : <Redirect to={legalPaths.status} replace />
            return <CompanyGate none={none}>{page}</CompanyGate>
          }}
        </Route>
      ))}
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  )
}
