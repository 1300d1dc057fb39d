import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatNumber } from '../lib/format'
import { lineDiff, withContext, type DiffPart } from '../lib/lineDiff'

const looks = {
  same: { borderColor: 'transparent' },
  added: { borderColor: 'success.main', fontWeight: 700 },
  removed: { borderColor: 'error.main', color: 'text.secondary', textDecoration: 'line-through' },
} as const
const tags = { same: 'p', added: 'ins', removed: 'del' } as const

const Part = ({ part }: { part: DiffPart }) => {
  const translate = useTranslate()
  if (part.kind === 'skipped') {
    return (
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', my: 0.5 }}>
        {translate('diff.skipped', { count: formatNumber(part.count) })}
      </Typography>
    )
  }
  return (
    <Box
      component={tags[part.kind]}
      sx={{
        display: 'block',
        m: 0,
        px: 1,
        borderInlineStart: 3,
        minHeight: '1.6em',
        whiteSpace: 'pre-wrap',
        textDecoration: 'none',
        ...looks[part.kind],
      }}
    >
      {part.text}
    </Box>
  )
}

export const TextDiff = ({ before, after }: { before: string; after: string }) => {
  const translate = useTranslate()
  const diff = lineDiff(before, after)
  if (diff.every(({ kind }) => kind === 'same')) {
    return <Typography>{translate('diff.none')}</Typography>
  }
  return (
    <Box dir="auto" sx={{ maxWidth: 760 }}>
      {withContext(diff).map((part, at) => (
        <Part key={at} part={part} />
      ))}
    </Box>
  )
}
