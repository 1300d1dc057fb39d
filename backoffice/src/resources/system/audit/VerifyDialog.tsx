import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Link,
  Stack,
  Typography,
} from '@mui/material'
import type { AuditProblem } from '@kasbeno/api/contracts/audit'
import { LinkBase, useTranslate } from 'react-admin'
import { Code } from '../../../components/CodeField'
import { JalaliDate } from '../../../components/JalaliDateField'
import { useBack } from '../../../components/useUnsaved'
import { formatNumber } from '../../../lib/format'
import { showPath } from '../../../providers/dataProvider'
import { useVerification, type Verification } from './useVerification'

const problemsShown = 20

const hasPage = ({ kind, lineId }: AuditProblem) => lineId !== null && kind !== 'LINE_MISSING'

const Problem = ({ problem }: { problem: AuditProblem }) => {
  const translate = useTranslate()
  const { kind, seq, lineId } = problem
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ fontWeight: 500 }}>
        {translate(`audit.verify.problems.${kind}`)}
        {seq !== null && ` (${translate('audit.verify.number', { number: formatNumber(seq) })})`}
      </Typography>
      {hasPage(problem) && (
        <Link component={LinkBase} to={showPath('audit', String(lineId))} variant="body2">
          {translate('audit.verify.open')}
        </Link>
      )}
    </Box>
  )
}

const Verdict = ({ isRunning, checked, problems, error }: Verification) => {
  const translate = useTranslate()
  if (error) {
    return <Alert severity="warning">{translate(error.message, { _: error.message })}</Alert>
  }
  if (isRunning) return null
  return problems.length === 0 ? (
    <Alert severity="success">
      {translate('audit.verify.whole', { count: formatNumber(checked) })}
    </Alert>
  ) : (
    <Alert severity="error">
      {translate('audit.verify.broken', {
        count: formatNumber(checked),
        problems: formatNumber(problems.length),
      })}
    </Alert>
  )
}

const Head = ({ head }: Pick<Verification, 'head'>) => {
  const translate = useTranslate()
  return head ? (
    <Box>
      <Typography variant="body2">
        {translate('audit.verify.head', { number: formatNumber(head.seq) })}{' '}
        <JalaliDate value={head.sealedAt} withTime />
      </Typography>
      <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
        <Code value={`${head.seq}:${head.hash}`} />
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('audit.verify.headHint')}
      </Typography>
    </Box>
  ) : null
}

export default function VerifyDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  useBack(onClose)
  const { again, ...verification } = useVerification()
  const { isRunning, checked, problems, head } = verification
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose}>
      <DialogTitle variant="h1">{translate('audit.verify.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} aria-live="polite">
          <Typography variant="body2">{translate('audit.verify.explain')}</Typography>
          {isRunning && (
            <Box>
              <LinearProgress
                variant={head ? 'determinate' : 'indeterminate'}
                value={head ? (100 * checked) / Math.max(head.seq, 1) : undefined}
              />
              <Typography variant="caption">
                {translate('audit.verify.checked', { count: formatNumber(checked) })}
              </Typography>
            </Box>
          )}
          <Verdict {...verification} />
          {problems.length > 0 && (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {problems.slice(0, problemsShown).map((problem, index) => (
                <Problem key={index} problem={problem} />
              ))}
            </Box>
          )}
          {!isRunning && problems.length > 0 && (
            <Typography variant="body2">{translate('audit.verify.whatNow')}</Typography>
          )}
          {!isRunning && <Head head={head} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isRunning} onClick={again}>
          {translate('audit.verify.again')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
