import ImageIcon from '@mui/icons-material/ImageOutlined'
import { imageMimeTypes } from '@kasbeno/api/contracts/limits'
import { Button, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ChooseFileButton } from './ChooseFileButton'

interface PictureButtonsProps {
  isThere: boolean
  onChoose: (picture: File) => void
  onRemove: () => void
}

export const PictureButtons = ({ isThere, onChoose, onRemove }: PictureButtonsProps) => {
  const translate = useTranslate()
  return (
    <Stack direction="row" spacing={1}>
      <ChooseFileButton
        label={translate('pictures.choose')}
        icon={<ImageIcon />}
        accept={imageMimeTypes.join(',')}
        onChoose={onChoose}
      />
      {isThere && (
        <Button color="inherit" onClick={onRemove}>
          {translate('pictures.remove')}
        </Button>
      )}
    </Stack>
  )
}
