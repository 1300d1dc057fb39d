import { Box } from '@mui/material'
import { type ReactNode, Suspense } from 'react'
import { SkipNavigationButton, useGetIdentity } from 'react-admin'
import { FirstPasswordPage } from '../account/FirstPasswordPage'
import { ExportJobs } from '../components/ExportJobs'
import { ListSkeleton } from '../components/list/ListSkeleton'
import { barHeight } from '../theme/tokens'
import { AppBar } from './AppBar'
import { ErrorBoundary } from './ErrorBoundary'
import { LoadingScreen } from './LoadingScreen'
import { SideMenu } from './SideMenu'

export const Layout = ({ children }: { children: ReactNode }) => {
  const { identity, isPending } = useGetIdentity()
  if (isPending) return <LoadingScreen />
  return identity?.mustChangePassword ? <FirstPasswordPage /> : <Desk>{children}</Desk>
}

const Desk = ({ children }: { children: ReactNode }) => (
  <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default' }}>
    <SkipNavigationButton />
    <AppBar />
    <Box sx={{ display: 'flex', pt: `${barHeight}px` }}>
      <SideMenu />
      <Box
        component="main"
        id="main-content"
        tabIndex={-1}
        sx={{ flex: 1, minWidth: 0, p: 1.5, outline: 'none' }}
      >
        <ErrorBoundary>
          <Suspense fallback={<ListSkeleton />}>{children}</Suspense>
        </ErrorBoundary>
      </Box>
    </Box>
    <ExportJobs />
  </Box>
)
