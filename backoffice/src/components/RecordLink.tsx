import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, type Identifier } from 'react-admin'
import { showPath } from '../providers/dataProvider'

interface RecordLinkProps {
  resource: string
  id: Identifier | null | undefined
  children: ReactNode
}

/** Leads to another record's page; plain words where there is none. */
export const RecordLink = ({ resource, id, children }: RecordLinkProps) =>
  id === null || id === undefined ? (
    <>{children}</>
  ) : (
    <Link component={LinkBase} to={showPath(resource, id)} underline="hover">
      {children}
    </Link>
  )
