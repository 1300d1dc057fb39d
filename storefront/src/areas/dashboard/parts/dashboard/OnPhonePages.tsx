import { planBases } from '@kasbeno/api/contracts/plans'
import type { ReactNode } from 'react'
import { Router } from 'wouter'

export const OnPhonePages = ({ children }: { children: ReactNode }) => (
  <Router base={planBases['kasbeno-fmcg-legal']}>{children}</Router>
)
