import { planBases } from '@kasbeno/api/contracts/plans'
import type { ReactNode } from 'react'
import { Router } from 'wouter'

/** What the pages of the phone are made of stands here as there: its links lead to the phone's pages of the company. */
export const OnPhonePages = ({ children }: { children: ReactNode }) => (
  <Router base={planBases['kasbeno-fmcg-legal']}>{children}</Router>
)
