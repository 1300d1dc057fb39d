import { Box, Typography } from '@mui/material'
import { changesOf, useFactWords } from './audit/useFactWords'

type Facts = Record<string, unknown> | null

interface ChangesProps {
  /** What changed, as the audit trail names it. */
  of?: string
  before: Facts
  after: Facts
}

/** Before → after, one line for each fact that changed. */
export const Changes = ({ of, before, after }: ChangesProps) => {
  const { nameOf, say } = useFactWords(of)
  const changes = changesOf(before, after)
  if (changes.length === 0) return null
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
      {changes.map((change) => (
        <Typography
          key={change.name}
          component="li"
          variant="caption"
          sx={{ display: 'block', overflowWrap: 'anywhere' }}
        >
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {nameOf(change.name)}
            {': '}
          </Box>
          {change.hadBefore && (
            <>
              <Box component="bdi" sx={{ textDecoration: 'line-through', color: 'text.secondary' }}>
                {say(change.name, change.before)}
              </Box>
              {' ← '}
            </>
          )}
          <bdi>{say(change.name, change.after)}</bdi>
        </Typography>
      ))}
    </Box>
  )
}
