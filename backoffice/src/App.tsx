import { AdminContext, CoreAdminUI, CustomRoutes, Notification, Resource } from 'react-admin'
import { CssBaseline } from '@mui/material'
import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { AccessDenied, LoadingScreen, NotFound, ScreenError } from './layout/Screens'
import { Layout } from './layout/Layout'
import { LoginPage } from './layout/LoginPage'
import { authProvider } from './providers/authProvider'
import { dataProvider } from './providers/dataProvider'
import { i18nProvider } from './providers/i18nProvider'
import { queryClient } from './providers/queryClient'
import { store } from './providers/store'
import { approvals } from './resources/approvals'
import { audit } from './resources/audit'
import { branches } from './resources/branches'
import { creditLines } from './resources/credit-lines'
import { distributorRequests } from './resources/distributor-requests'
import { distributors } from './resources/distributors'
import { gatewayDeposits } from './resources/gateway-deposits'
import { guilds } from './resources/guilds'
import { installments } from './resources/installments'
import { ledgerEntries, Reconciliation, TrialBalance } from './resources/ledger'
import { orders } from './resources/orders'
import { packages } from './resources/packages'
import { partnerClients } from './resources/partner-clients'
import { payoutItems } from './resources/payout-items'
import { payouts } from './resources/payouts'
import { payments } from './resources/payments'
import { provinces } from './resources/provinces'
import { receivables } from './resources/receivables'
import { RegistrationReview, registrations } from './resources/registrations'
import { roles } from './resources/roles'
import { settings } from './resources/settings'
import { settlementRuns } from './resources/settlement-runs'
import { sms } from './resources/sms'
import { staff } from './resources/staff'
import { staffRequests } from './resources/staff-requests'
import { users } from './resources/users'
import { webhooks } from './resources/webhooks'
import { darkTheme, lightTheme } from './theme/theme'

const Home = lazy(() => import('./dashboard/Home'))
const Account = lazy(() => import('./account/AccountPage'))

export const App = () => (
  <AdminContext
    authProvider={authProvider}
    dataProvider={dataProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    store={store}
    lightTheme={lightTheme}
    darkTheme={darkTheme}
  >
    <CssBaseline enableColorScheme />
    <CoreAdminUI
      accessDenied={AccessDenied}
      catchAll={NotFound}
      dashboard={Home}
      error={ScreenError}
      layout={Layout}
      loading={LoadingScreen}
      loginPage={LoginPage}
      requireAuth
      disableTelemetry
    >
      <Resource name="registrations" {...registrations}>
        <Route path=":id/review" element={<RegistrationReview />} />
      </Resource>
      <Resource name="approvals" {...approvals} />
      <Resource name="credit-lines" {...creditLines} />
      <Resource name="packages" {...packages} />
      <Resource name="orders" {...orders} />
      <Resource name="installments" {...installments} />
      <Resource name="users" {...users} />
      <Resource name="distributors" {...distributors} />
      <Resource name="distributor-requests" {...distributorRequests} />
      <Resource name="branches" {...branches} />
      <Resource name="payments" {...payments} />
      <Resource name="gateway-deposits" {...gatewayDeposits} />
      <Resource name="settlement-runs" {...settlementRuns} />
      <Resource name="payouts" {...payouts} />
      <Resource name="payout-items" {...payoutItems} />
      <Resource name="receivables" {...receivables} />
      <Resource name="ledger-entries" {...ledgerEntries} />
      <Resource name="sms" {...sms} />
      <Resource name="guilds" {...guilds} />
      <Resource name="provinces" {...provinces} />
      <Resource name="settings" {...settings} />
      <Resource name="staff" {...staff} />
      <Resource name="roles" {...roles} />
      <Resource name="staff-requests" {...staffRequests} />
      <Resource name="partner-clients" {...partnerClients} />
      <Resource name="webhook-deliveries" {...webhooks} />
      <Resource name="audit" {...audit} />
      <CustomRoutes>
        <Route path="/account" element={<Account />} />
        <Route path="/ledger/trial-balance" element={<TrialBalance />} />
        <Route path="/ledger/reconciliation" element={<Reconciliation />} />
      </CustomRoutes>
    </CoreAdminUI>
    <Notification autoHideDuration={5000} />
  </AdminContext>
)
