import { Paper, Stack, Typography } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { useTranslate } from 'react-admin'

/** A page of its own, outside any resource: a title, its controls, its body. */
export const Page = ({
  title,
  of,
  controls,
  children,
}: {
  title: string
  /** Whose page it is, after the title. */
  of?: ReactNode
  controls?: ReactNode
  children: ReactNode
}) => {
  const translate = useTranslate()
  useEffect(() => {
    document.title = `${translate(title)} | ${translate('app.name')}`
  }, [title, translate])
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', minHeight: 40 }}>
        <Typography variant="h1" sx={{ flex: 1 }}>
          {translate(title)}
          {of && <> {of}</>}
        </Typography>
        {controls}
      </Stack>
      <Paper sx={{ p: 2, border: 1, borderColor: 'divider' }}>{children}</Paper>
    </Stack>
  )
}
