import { Link } from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'
import { LinkBase, useCanAccess } from 'react-admin'
import { placeOf, type SubjectPlace } from './subjects'

interface SubjectLinkProps {
  type: string
  id: string | null
  children: ReactNode
}

const PlaceLink = ({ place, children }: { place: SubjectPlace; children: ReactNode }) => {
  const { canAccess } = useCanAccess({ resource: place.resource, action: place.action })
  return canAccess ? (
    <Link
      component={LinkBase}
      to={place.path}
      underline="hover"
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {children}
    </Link>
  ) : (
    <>{children}</>
  )
}

/** Plain text without page or right. */
export const SubjectLink = ({ type, id, children }: SubjectLinkProps) => {
  const place = placeOf(type, id)
  return place ? <PlaceLink place={place}>{children}</PlaceLink> : <>{children}</>
}
