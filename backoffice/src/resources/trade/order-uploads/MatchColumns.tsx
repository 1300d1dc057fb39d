import {
  columnField,
  uploadColumns,
  type ColumnChoice,
  type UploadHeader,
} from '@kasbeno/api/contracts/order_uploads'
import { Box, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { CommandRefusal } from '../../../components/useCommand'

interface MatchColumnsProps {
  refusal: CommandRefusal | null
  /** Fields of the form. */
  send: (texts: Record<string, string>) => void
}

const headersIn = (refusal: CommandRefusal | null): UploadHeader[] | null =>
  Array.isArray(refusal?.body.headers) ? (refusal.body.headers as UploadHeader[]) : null

const suggested = (headers: readonly UploadHeader[]): ColumnChoice =>
  Object.fromEntries(headers.flatMap(({ header, column }) => (column ? [[column, header]] : [])))

const textsOf = (choice: ColumnChoice): Record<string, string> =>
  Object.fromEntries(
    uploadColumns.flatMap((column) =>
      choice[column] ? [[columnField(column), choice[column]]] : []
    )
  )

/** Which header of an own file is which column; said once for the headers, and remembered with the file. */
export const MatchColumns = ({ refusal, send }: MatchColumnsProps) => {
  const translate = useTranslate()
  const [headers, setHeaders] = useState<UploadHeader[]>([])
  const [choice, setChoice] = useState<ColumnChoice>({})
  const [isAsking, setIsAsking] = useState(false)
  const choose = (next: ColumnChoice) => {
    setChoice(next)
    send(textsOf(next))
  }
  // Only the first answer suggests; later ones would undo what was chosen.
  useEffect(() => {
    const asked = headersIn(refusal)
    if (!asked?.length || headers.length > 0) return
    setHeaders(asked)
    setChoice(suggested(asked))
    send(textsOf(suggested(asked)))
  }, [refusal, headers, send])
  if (headers.length === 0)
    return (
      <FormControlLabel
        label={translate('orderUploads.match.ask')}
        control={
          <Checkbox
            checked={isAsking}
            onChange={(_, checked) => {
              setIsAsking(checked)
              send(checked ? { chooseColumns: 'true' } : {})
            }}
          />
        }
      />
    )
  return (
    <Box component="section" aria-label={translate('orderUploads.match.title')}>
      <Typography sx={{ mb: 1.5 }}>{translate('orderUploads.match.explain')}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        }}
      >
        {uploadColumns.map((column) => (
          <TextField
            key={column}
            select
            size="small"
            label={translate(`enums.uploadColumn.${column}`)}
            value={choice[column] ?? ''}
            onChange={({ target }) => choose({ ...choice, [column]: target.value })}
          >
            <MenuItem value="">{translate('orderUploads.match.none')}</MenuItem>
            {headers.map(({ header }) => (
              <MenuItem key={header} value={header}>
                {header}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
    </Box>
  )
}
