import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, useCanAccess, type Identifier } from 'react-admin'
import { showPath } from '../providers/dataProvider'

interface RecordLinkProps {
  resource: string
  id: Identifier | null | undefined
  children: ReactNode
}

/** Plain text without page or right. */
export const RecordLink = ({ resource, id, children }: RecordLinkProps) => {
  const { canAccess } = useCanAccess({ resource, action: 'show' })
  return id === null || id === undefined || !canAccess ? (
    <>{children}</>
  ) : (
    <Link component={LinkBase} to={showPath(resource, id)} underline="hover">
      {children}
    </Link>
  )
}
