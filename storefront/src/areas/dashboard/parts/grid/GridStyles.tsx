import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { useSignals } from '@preact/signals-react/runtime'
import { useMemo, type ReactNode } from 'react'
import { prefixer } from 'stylis'
import { theme } from '#core/theme.ts'
import { gridTheme } from './gridTheme.ts'

const cache = createCache({ key: 'grid', stylisPlugins: [prefixer, rtlPlugin] })

/** Loaded with the grids only. */
export const GridStyles = ({ children }: { children: ReactNode }) => {
  useSignals()
  const mode = theme.value
  const colours = useMemo(() => gridTheme(mode), [mode])
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={colours}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
