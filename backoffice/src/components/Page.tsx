import { Paper, Stack, Typography } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import { useCreatePath, useResourceContext, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { BackStep } from './RecordSteps'

/** New-record forms focus their first field. */
const useFirstField = () => {
  const box = useRef<HTMLDivElement>(null)
  const isNew = useLocation().pathname.endsWith('/create')
  useEffect(() => {
    if (!isNew || document.activeElement !== document.body) return
    box.current
      ?.querySelector<HTMLElement>(
        'form :is(input:not([type=hidden], [aria-hidden]), textarea, [role=combobox])'
      )
      ?.focus()
  }, [isNew])
  return box
}

export const Page = ({
  title,
  of,
  controls,
  back,
  children,
}: {
  title: string
  /** Whose page it is, after the title. */
  of?: ReactNode
  controls?: ReactNode
  /** Default: the resource's list. */
  back?: string
  children: ReactNode
}) => {
  const translate = useTranslate()
  const resource = useResourceContext()
  const createPath = useCreatePath()
  const box = useFirstField()
  const from = back ?? (resource ? createPath({ resource, type: 'list' }) : null)
  useEffect(() => {
    document.title = `${translate(title)} | ${translate('app.name')}`
  }, [title, translate])
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', minHeight: 40 }}>
        {from && <BackStep to={from} />}
        <Typography variant="h1" sx={{ flex: 1 }}>
          {translate(title)}
          {of && <> {of}</>}
        </Typography>
        {controls}
      </Stack>
      <Paper ref={box} sx={{ p: 2, border: 1, borderColor: 'divider' }}>
        {children}
      </Paper>
    </Stack>
  )
}
