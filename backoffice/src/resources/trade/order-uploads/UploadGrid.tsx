import SaveIcon from '@mui/icons-material/CheckOutlined'
import CancelIcon from '@mui/icons-material/CloseOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import type { UploadRow } from '@kasbeno/api/contracts/order_uploads'
import {
  DataGrid,
  GridActionsCellItem,
  GridRowModes,
  type GridRowModesModel,
} from '@mui/x-data-grid'
import { useState, type ReactElement } from 'react'
import { useTranslate } from 'react-admin'
import { RefusalAlert } from '../../../components/RefusalAlert'
import { useCommand } from '../../../components/useCommand'
import { useGridWords } from '../../../components/useGridWords'
import { gridRowOf, mendedCells, type UploadGridRow } from './uploadGridRow'
import { useUploadColumns } from './useUploadColumns'

const pageSize = 100

interface UploadGridProps {
  id: string
  lines: readonly UploadRow[]
  mayMend: boolean
}

/** A mended line is tried anew with its invoice, and nothing of it is posted by that. */
export const UploadGrid = ({ id, lines, mayMend }: UploadGridProps) => {
  const translate = useTranslate()
  const localeText = useGridWords('orderUploads.noRows')
  const [modes, setModes] = useState<GridRowModesModel>({})
  const { run, refusal, clearRefusal } =
    useCommand<'/api/distributor/orders/uploads/{id}/rows/{row}'>()
  const canMend = ({ status, orderId }: UploadGridRow) => mayMend && status !== 'READY' && !orderId

  const mend = async (line: UploadGridRow, was: UploadGridRow): Promise<UploadGridRow> => {
    const cells = mendedCells(line, was)
    const answer = await run(`orders/uploads/${id}/rows/${line.row}`, { cells }, 'PUT')
    if (!answer) throw new Error('refused')
    const { status, message } = answer.rows.find(({ row }) => row === line.row) ?? line
    return { ...line, status, message }
  }

  const become = ({ row }: UploadGridRow, mode: GridRowModesModel[string]) =>
    setModes((now) => ({ ...now, [row]: mode }))
  const action = (word: string, icon: ReactElement, onClick: () => void) => (
    <GridActionsCellItem key={word} icon={icon} label={translate(word)} onClick={onClick} />
  )
  const actionsOf = (line: UploadGridRow) => {
    if (!canMend(line)) return []
    const { Edit, View } = GridRowModes
    if (modes[line.row]?.mode !== Edit)
      return [action('orderUploads.mend', <EditIcon />, () => become(line, { mode: Edit }))]
    return [
      action('orderUploads.tryAgain', <SaveIcon />, () => become(line, { mode: View })),
      action('ra.action.cancel', <CancelIcon />, () => {
        clearRefusal()
        become(line, { mode: View, ignoreModifications: true })
      }),
    ]
  }
  const columns = useUploadColumns(mayMend ? actionsOf : null)
  return (
    <>
      <RefusalAlert refusal={refusal} />
      <DataGrid<UploadGridRow>
        aria-label={translate('orderUploads.rows')}
        rows={lines.map(gridRowOf)}
        getRowId={({ row }) => row}
        columns={columns}
        editMode="row"
        isCellEditable={({ row }) => canMend(row)}
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        processRowUpdate={mend}
        // The refusal is shown above; what was typed stays.
        onProcessRowUpdateError={() => {}}
        localeText={localeText}
        getRowHeight={() => 'auto'}
        hideFooter={lines.length <= pageSize}
        pageSizeOptions={[pageSize]}
        disableColumnFilter
        disableColumnMenu
        disableColumnSorting
        disableRowSelectionOnClick
        density="compact"
        columnHeaderHeight={56}
        sx={{
          'border': 0,
          'maxHeight': 640,
          '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' },
          '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 700, whiteSpace: 'normal' },
        }}
      />
    </>
  )
}
