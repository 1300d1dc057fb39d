import type { ReactNode } from 'react'
import { RecordLink } from './RecordLink'

interface OwnerLinkProps {
  owner: { userId?: string | null; companyId?: string | null }
  children: ReactNode
}

/** To a person's or company's page. */
export const OwnerLink = ({ owner: { userId, companyId }, children }: OwnerLinkProps) => (
  <RecordLink resource={companyId ? 'companies' : 'users'} id={companyId ?? userId}>
    {children}
  </RecordLink>
)
