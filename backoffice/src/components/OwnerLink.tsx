import type { ReactNode } from 'react'
import { RecordLink } from './RecordLink'

interface OwnerLinkProps {
  owner: { userId?: string | null; companyId?: string | null }
  children: ReactNode
}

/** Leads to whom a record belongs to: a person's page or a company's. */
export const OwnerLink = ({ owner: { userId, companyId }, children }: OwnerLinkProps) => (
  <RecordLink resource={companyId ? 'companies' : 'users'} id={companyId ?? userId}>
    {children}
  </RecordLink>
)
