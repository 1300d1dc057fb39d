import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import { useBack } from '../useUnsaved'

/** The keys of the desk of those who review. */
export const reviewKeys = [
  ['J / K', 'review.keys.neighbours'],
  ['1 2 3', 'review.keys.parts'],
  ['A', 'review.keys.accept'],
  ['R', 'review.keys.reject'],
  ['U', 'review.keys.takeBack'],
  ['Z', 'review.keys.zoom'],
  ['T', 'review.keys.turn'],
  ['S', 'review.keys.split'],
  ['← →', 'review.keys.documents'],
  ['?', 'review.keys.help'],
] as const

interface KeysDialogProps {
  /** Key cap and dictionary key. */
  keys: readonly (readonly [key: string, text: string])[]
  onClose: () => void
}

export const KeysDialog = ({ keys, onClose }: KeysDialogProps) => {
  const translate = useTranslate()
  useBack(onClose)
  return (
    <Dialog open onClose={onClose}>
      <DialogTitle variant="h1">{translate('review.keys.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, columnGap: 3 }}
        >
          {keys.map(([key, name]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Typography component="dt" dir="ltr" sx={{ fontWeight: 700, textAlign: 'center' }}>
                {key}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {translate(name)}
              </Typography>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
