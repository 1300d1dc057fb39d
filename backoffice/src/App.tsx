import { AdminContext, CoreAdminUI, CustomRoutes, Notification, Resource } from 'react-admin'
import { CssBaseline } from '@mui/material'
import { lazy } from 'react'
import { Route } from 'react-router-dom'
import { AccessDenied, LoadingScreen, NotFound, ScreenError } from './layout/Screens'
import { Layout } from './layout/Layout'
import { LoginPage } from './layout/LoginPage'
import type { Manifest } from './manifests/define'
import { manifests } from './manifests/manifests'
import { authProvider } from './providers/authProvider'
import { dataProvider } from './providers/dataProvider'
import { i18nProvider } from './providers/i18nProvider'
import { queryClient } from './providers/queryClient'
import { store } from './providers/store'
import { darkTheme, lightTheme } from './theme/theme'

const Home = lazy(() => import('./dashboard/Home'))
const Account = lazy(() => import('./account/AccountPage'))

/** What react-admin knows of a resource. */
const definitionOf = ({ name, list, show, create, edit, icon, ...rest }: Manifest) => ({
  name,
  list,
  show,
  create,
  edit,
  icon,
  recordRepresentation: rest.recordRepresentation,
})

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
      {manifests.map(({ nested = [], ...manifest }) => (
        <Resource key={manifest.name} {...definitionOf(manifest)}>
          {nested.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Resource>
      ))}
      <CustomRoutes>
        <Route path="/account" element={<Account />} />
        {manifests.flatMap(({ pages = [] }) =>
          pages.map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />)
        )}
      </CustomRoutes>
    </CoreAdminUI>
    <Notification autoHideDuration={5000} />
  </AdminContext>
)
