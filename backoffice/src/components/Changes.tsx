import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatNumber } from '../lib/format'
import { changesOf, useFactWords } from './audit/useFactWords'

type Facts = Record<string, unknown> | null

interface ChangesProps {
  of?: string
  before: Facts
  after: Facts
  /** In a list: at most so many facts, one line each. */
  most?: number
}

const whole = { display: 'block', overflowWrap: 'anywhere' } as const
const line = {
  display: '-webkit-box',
  WebkitLineClamp: '1',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const

export const Changes = ({ of, before, after, most }: ChangesProps) => {
  const translate = useTranslate()
  const { nameOf, say } = useFactWords(of)
  const changes = changesOf(before, after)
  if (changes.length === 0) return null
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
      {changes.slice(0, most).map((change) => (
        <Typography
          key={change.name}
          component="li"
          variant="caption"
          sx={most === undefined ? whole : line}
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
      {most !== undefined && changes.length > most && (
        <Typography component="li" variant="caption" sx={{ color: 'text.secondary' }}>
          {translate('audit.more', { count: formatNumber(changes.length - most) })}
        </Typography>
      )}
    </Box>
  )
}
