import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useStore } from 'react-admin'
import { useLocation } from 'react-router-dom'

export const useMenuState = () => {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'))
  const isReview = useLocation().pathname.endsWith('/review')
  const isRoomy = isWide && !isReview
  return useStore<boolean>(isRoomy ? 'menu.wide' : 'menu.narrow', isRoomy)
}
