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
import { useBack } from '../../../components/useUnsaved'

const keys = [
  ['J / K', 'neighbours'],
  ['1 2 3', 'steps'],
  ['A', 'approve'],
  ['R', 'reject'],
  ['U', 'takeBack'],
  ['Z', 'zoom'],
  ['T', 'turn'],
  ['S', 'split'],
  ['← →', 'documents'],
  ['?', 'help'],
] as const

export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
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
                {translate(`review.keys.${name}`)}
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
