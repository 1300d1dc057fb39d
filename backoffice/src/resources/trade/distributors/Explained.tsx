import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'

export const Explained = ({ text }: { text: string }) => {
  const translate = useTranslate()
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
      {translate(text)}
    </Typography>
  )
}
