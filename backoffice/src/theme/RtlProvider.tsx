import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import type { ReactNode } from 'react'
import { prefixer } from 'stylis'

const rtlCache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] })

export const RtlProvider = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={rtlCache}>{children}</CacheProvider>
)
