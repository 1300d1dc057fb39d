import { CoreAdminUI, CustomRoutes, I18nContextProvider, Notification, Resource } from 'react-admin'
import { lazy } from 'react'
import { Navigate, Route, useLocation, useParams } from 'react-router-dom'
import { LoadingScreen } from './layout/LoadingScreen'
import { AccessDenied, NotFound, ScreenError } from './layout/Screens'
import { Layout } from './layout/Layout'
import type { Manifest } from './manifests/define'
import { manifests } from './manifests/manifests'
import { showPath } from './providers/dataProvider'
import { i18nProvider } from './providers/i18nProvider'

const Home = lazy(() => import('./dashboard/Home'))
const Account = lazy(() => import('./account/AccountPage'))

const definitionOf = ({ name, list, show, create, edit, icon, ...rest }: Manifest) => ({
  name,
  list,
  show,
  create,
  edit,
  icon,
  recordRepresentation: rest.recordRepresentation,
})

/** Old links lead to the new place, keeping a list's filters. */
const Moved = ({ to }: { to: string }) => {
  const { id } = useParams()
  const { search } = useLocation()
  return <Navigate to={id === undefined ? `/${to}${search}` : showPath(to, id)} replace />
}

export default function Desk() {
  return (
    <I18nContextProvider value={i18nProvider}>
      <CoreAdminUI
        accessDenied={AccessDenied}
        catchAll={NotFound}
        dashboard={Home}
        error={ScreenError}
        layout={Layout}
        loading={LoadingScreen}
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
          {manifests.flatMap(({ name, formerSubjects = [] }) =>
            formerSubjects.flatMap((former) => [
              <Route key={former} path={`/${former}`} element={<Moved to={name} />} />,
              <Route key={`${former}/`} path={`/${former}/:id/*`} element={<Moved to={name} />} />,
            ])
          )}
          {manifests.flatMap(({ pages = [] }) =>
            pages.map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />)
          )}
        </CustomRoutes>
      </CoreAdminUI>
      <Notification autoHideDuration={5000} />
    </I18nContextProvider>
  )
}
