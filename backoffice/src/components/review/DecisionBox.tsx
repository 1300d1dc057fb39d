import CheckIcon from '@mui/icons-material/Check'
import CloseIcon from '@mui/icons-material/Close'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { Box, Button, CircularProgress, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { paperName, type DecisionPaper } from './decisionPapers'

interface UnseenPapersProps {
  /** Papers of the decision that were not on the screen yet. */
  unseen: readonly DecisionPaper[]
  onPaper: (paper: DecisionPaper) => void
}

/** Links to the missing papers. */
export const UnseenPapers = ({ unseen, onPaper }: UnseenPapersProps) => {
  const translate = useTranslate()
  if (unseen.length === 0) return null
  return (
    <Box role="status">
      <Typography variant="body2">{translate('review.unseen')}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {unseen.map((paper) => (
          <Button key={paper.id} startIcon={<VisibilityIcon />} onClick={() => onPaper(paper)}>
            {paperName(paper, translate)}
          </Button>
        ))}
      </Stack>
    </Box>
  )
}

interface DecisionBoxProps extends UnseenPapersProps {
  name: string
  canApprove: boolean
  canReject: boolean
  isRunning: boolean
  onApprove: () => void
  onReject: () => void
}

export const DecisionBox = (props: DecisionBoxProps) => {
  const { name, canApprove, canReject, isRunning } = props
  const translate = useTranslate()
  return (
    <Stack spacing={1}>
      <UnseenPapers unseen={props.unseen} onPaper={props.onPaper} />
      <Button
        variant="contained"
        color="secondary"
        size="large"
        disabled={!canApprove || isRunning}
        startIcon={isRunning ? <CircularProgress size={16} color="inherit" /> : <CheckIcon />}
        onClick={props.onApprove}
      >
        {translate('review.approveStep', { step: name })} (A)
      </Button>
      <Button
        variant="outlined"
        color="error"
        disabled={!canReject || isRunning}
        startIcon={<CloseIcon />}
        onClick={props.onReject}
      >
        {translate('review.rejectStep', { step: name })} (R)
      </Button>
    </Stack>
  )
}

interface DecidedBoxProps {
  /** What may still be done with the decision. */
  children?: ReactNode
  /** Absent without waiting files. */
  onNext?: () => void
}

/** Leads to the next file. */
export const DecidedBox = ({ children, onNext }: DecidedBoxProps) => {
  const translate = useTranslate()
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('review.nothingToDecide')}
      </Typography>
      {children}
      <Button variant="outlined" disabled={!onNext} onClick={onNext}>
        {translate(onNext ? 'review.next' : 'review.queueEmpty')}
      </Button>
    </>
  )
}
