import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

interface ModalPreviewProps {
  title: string
  text: string
  picture: string | null
  /** Not to a charge. */
  hasLink: boolean
}

const phoneWidth = 390
/** An example: what is suggested depends on the customer. */
const suggested = 2_750_000

export const ModalPreview = ({ title, text, picture, hasLink }: ModalPreviewProps) => {
  const translate = useTranslate()
  return (
    <Box
      aria-label={translate('specialModal.preview')}
      role="img"
      sx={{
        width: phoneWidth,
        maxWidth: '100%',
        p: 2,
        borderRadius: 4,
        bgcolor: 'grey.700',
      }}
    >
      <Box
        sx={{
          p: 2.5,
          borderRadius: 3,
          display: 'grid',
          gap: 2,
          textAlign: 'center',
          bgcolor: 'background.paper',
          color: 'text.primary',
        }}
      >
        <Typography sx={{ fontWeight: 700, fontSize: 18, textAlign: 'start' }}>
          {title || translate('specialModal.usualTitle')}
        </Typography>
        {picture && (
          <Box
            component="img"
            src={picture}
            alt=""
            sx={{ width: '100%', maxHeight: 240, objectFit: 'contain', borderRadius: 2 }}
          />
        )}
        <Typography>{text || translate('specialModal.usualText')}</Typography>
        <Typography sx={{ fontWeight: 700, fontSize: 20 }}>
          {translate('unit.rials', { amount: suggested.toLocaleString('fa-IR') })}
        </Typography>
        <Button variant="contained" component="span" tabIndex={-1}>
          {translate(hasLink ? 'specialModal.offer' : 'specialModal.action')}
        </Button>
        <Button component="span" tabIndex={-1}>
          {translate('specialModal.later')}
        </Button>
      </Box>
    </Box>
  )
}
