import SearchIcon from '@mui/icons-material/Search'
import { Box, Button, Typography } from '@mui/material'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'

const SearchDialog = lazy(() => import('./SearchDialog'))

/** Ctrl+K, also while typing; `/` searches a list. */
export const SearchButton = () => {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      const isCovered = document.querySelector('[role="dialog"]') !== null
      if (!event.repeat && !isCovered) setIsOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        startIcon={<SearchIcon />}
        aria-label={translate('search.label')}
        aria-keyshortcuts="Control+K"
        onClick={() => setIsOpen(true)}
        sx={{
          width: { xs: 40, sm: 300 },
          minWidth: 40,
          maxWidth: { sm: '30vw' },
          justifyContent: { xs: 'center', sm: 'start' },
          borderColor: 'divider',
          color: 'text.secondary',
          fontWeight: 400,
        }}
      >
        <Box
          component="span"
          sx={{ flex: 1, textAlign: 'start', display: { xs: 'none', sm: 'block' } }}
        >
          {translate('search.label')}
        </Box>
        <Typography
          component="kbd"
          variant="caption"
          dir="ltr"
          sx={{ display: { xs: 'none', sm: 'block' } }}
        >
          Ctrl K
        </Typography>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
