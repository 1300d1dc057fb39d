import { packageRules, type CollateralType } from '@kasbeno/api/contracts/credit'
import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Button, IconButton, Paper, Stack, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { RialInput } from '../../../components/RialInput'

export interface TypedCollateral {
  title: string
  description: string
  price: number | null
  papers: string
}

export const typed = ({ title, description, price, collaterals }: CollateralType) => ({
  title,
  description: description ?? '',
  price,
  papers: collaterals.join('\n'),
})

/** Null while a title is missing. */
export const collateralsFrom = (kinds: readonly TypedCollateral[]): CollateralType[] | null =>
  kinds.some(({ title }) => title.trim() === '')
    ? null
    : kinds.map(({ title, description, price, papers }) => ({
        title,
        description: description.trim() || null,
        price,
        collaterals: papers.split('\n').filter((paper) => paper.trim() !== ''),
      }))

const none: TypedCollateral = { title: '', description: '', price: null, papers: '' }

interface OneProps {
  value: TypedCollateral
  onChange: (value: TypedCollateral) => void
  onRemove: () => void
}

const One = ({ value, onChange, onRemove }: OneProps) => {
  const translate = useTranslate()
  const set = (part: Partial<TypedCollateral>) => onChange({ ...value, ...part })
  return (
    <Paper variant="outlined" sx={{ p: 1.5 }}>
      <Stack spacing={1.5}>
        <Stack direction="row" spacing={1}>
          <TextField
            required
            fullWidth
            size="small"
            label={translate('packages.typeTitle')}
            value={value.title}
            onChange={({ target }) => set({ title: target.value })}
            slotProps={{ htmlInput: { maxLength: packageRules.titleMax } }}
          />
          <IconButton aria-label={translate('packages.removeType')} onClick={onRemove}>
            <DeleteIcon />
          </IconButton>
        </Stack>
        <TextField
          fullWidth
          size="small"
          label={translate('packages.typeDescription')}
          value={value.description}
          onChange={({ target }) => set({ description: target.value })}
          slotProps={{ htmlInput: { maxLength: packageRules.descriptionMax } }}
        />
        <RialInput
          label={translate('packages.typePrice')}
          value={value.price}
          onChange={(price) => set({ price })}
        />
        <TextField
          fullWidth
          multiline
          minRows={2}
          size="small"
          label={translate('packages.typePapers')}
          value={value.papers}
          onChange={({ target }) => set({ papers: target.value })}
        />
      </Stack>
    </Paper>
  )
}

interface CollateralsInputProps {
  value: readonly TypedCollateral[]
  onChange: (value: TypedCollateral[]) => void
}

export const CollateralsInput = ({ value, onChange }: CollateralsInputProps) => {
  const translate = useTranslate()
  return (
    <Stack spacing={1.5}>
      {value.map((one, at) => (
        <One
          key={at}
          value={one}
          onChange={(next) => onChange(value.with(at, next))}
          onRemove={() => onChange(value.toSpliced(at, 1))}
        />
      ))}
      {value.length < packageRules.typesMax && (
        <Button startIcon={<AddIcon />} onClick={() => onChange([...value, none])}>
          {translate('packages.addType')}
        </Button>
      )}
    </Stack>
  )
}
