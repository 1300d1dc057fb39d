import { CssBaseline } from '@mui/material'
import { lazy, type ReactNode, Suspense } from 'react'
import { AdminContext, LogoutOnMount, Notification, useAuthState } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { LoadError } from './components/LoadError'
import { entryMessages } from './i18n/entryMessages'
import { ErrorBoundary } from './layout/ErrorBoundary'
import { LoadingScreen } from './layout/LoadingScreen'
import { LoginPage } from './layout/LoginPage'
import { authProvider } from './providers/authProvider'
import { dataProvider } from './providers/dataProvider'
import { fetchDesk } from './providers/fetchDesk'
import { queryClient } from './providers/queryClient'
import { mayBeSignedIn } from './providers/session'
import { speak } from './providers/speak'
import { store } from './providers/store'
import { darkTheme, lightTheme } from './theme/theme'

// prefetched while the session is checked
if (mayBeSignedIn()) fetchDesk()
const Desk = lazy(() => import('./Desk'))
const i18nProvider = speak(entryMessages)

/** Only a missing session leads to the login; a failing server is retried. */
const SignedIn = ({ children }: { children: ReactNode }) => {
  const { isPending, authenticated, error, refetch } = useAuthState<unknown>()
  if (isPending) return <LoadingScreen />
  if (error instanceof Error) return <LoadError error={error} retry={() => void refetch()} />
  return authenticated ? children : <LogoutOnMount />
}

/** The login loads alone; the texts, lists and menus of a hundred pages come after it. */
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
    <ErrorBoundary>
      <Routes>
        <Route
          path="/login"
          element={
            <>
              <LoginPage />
              <Notification autoHideDuration={5000} />
            </>
          }
        />
        <Route
          path="/*"
          element={
            <SignedIn>
              <Suspense fallback={<LoadingScreen />}>
                <Desk />
              </Suspense>
            </SignedIn>
          }
        />
      </Routes>
    </ErrorBoundary>
  </AdminContext>
)
