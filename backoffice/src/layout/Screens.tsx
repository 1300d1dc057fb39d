import { Button, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import { LoadError } from '../components/LoadError'

const Message = ({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children?: ReactNode
}) => {
  const translate = useTranslate()
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', justifyContent: 'center', minHeight: '60vh' }}>
      <Typography variant="h1">{translate(title)}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate(text)}</Typography>
      {children}
      <Button variant="outlined" nativeButton={false} component={LinkBase} to="/">
        {translate('action.home')}
      </Button>
    </Stack>
  )
}

export const NotFound = () => <Message title="screens.notFound" text="screens.notFoundText" />
export const AccessDenied = () => <Message title="screens.denied" text="screens.deniedText" />

type ErrorProps = { resetErrorBoundary: (args: unknown) => void }

/** Even the layout failed. */
export const ScreenError = ({ resetErrorBoundary }: ErrorProps) => (
  <LoadError retry={() => resetErrorBoundary(undefined)} />
)
