import RotateRightIcon from '@mui/icons-material/RotateRight'
import VerticalSplitIcon from '@mui/icons-material/VerticalSplitOutlined'
import ZoomInIcon from '@mui/icons-material/ZoomIn'
import ZoomOutIcon from '@mui/icons-material/ZoomOut'
import { Box, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useHotkeys } from '../../lib/useHotkeys'
import { DocumentPane, maxZoom, minZoom, type Look } from './DocumentPane'

export interface ViewedDocument {
  id: string
  kind: string
  url: string
}

interface DocumentViewerProps {
  documents: ViewedDocument[]
  selected: string
  onSelect: (kind: string) => void
  onExpired: () => void
  /** Also after an error. */
  onShown?: (id: string) => void
  onFailed?: (id: string) => void
  /** Only one viewer at a time. */
  hasKeys?: boolean
}

const asTaken: Look = { zoom: minZoom, turn: 0 }
const zoomSteps = [1, 1.75, 3]
const within = (zoom: number) => Math.min(maxZoom, Math.max(minZoom, zoom))

const Tool = ({
  name,
  onClick,
  children,
}: {
  name: string
  onClick: () => void
  children: ReactNode
}) => {
  const title = useTranslate()(name)
  return (
    <Tooltip title={title}>
      <IconButton aria-label={title} onClick={onClick}>
        {children}
      </IconButton>
    </Tooltip>
  )
}

export const DocumentViewer = ({
  documents,
  selected,
  onSelect,
  onExpired,
  onShown,
  onFailed,
  hasKeys = true,
}: DocumentViewerProps) => {
  const translate = useTranslate()
  const [looks, setLooks] = useState<Record<string, Look>>({})
  const [isSplit, setIsSplit] = useState(false)
  const at = Math.max(
    0,
    documents.findIndex(({ kind }) => kind === selected)
  )
  const main = documents[at]
  const beside = documents[(at + 1) % documents.length]
  const lookAt = ({ id }: ViewedDocument) => looks[id] ?? asTaken
  const setLook = ({ id }: ViewedDocument, look: Look) => setLooks({ ...looks, [id]: look })
  const nameOf = ({ kind }: ViewedDocument) => translate(`enums.documentKind.${kind}`)
  const go = (by: number) => {
    const next = documents[(at + by + documents.length) % documents.length]
    if (next) onSelect(next.kind)
  }
  const zoomOn = () => {
    if (!main) return
    const next = zoomSteps.find((step) => step > lookAt(main).zoom + 0.01) ?? minZoom
    setLook(main, { ...lookAt(main), zoom: next })
  }
  const turn = () => main && setLook(main, { ...lookAt(main), turn: lookAt(main).turn + 90 })
  const zoomTo = (factor: number) =>
    main && setLook(main, { ...lookAt(main), zoom: within(lookAt(main).zoom * factor) })

  useHotkeys(
    {
      KeyZ: zoomOn,
      KeyT: turn,
      KeyS: () => setIsSplit(!isSplit),
      ArrowLeft: () => go(1),
      ArrowRight: () => go(-1),
    },
    { isEnabled: hasKeys }
  )

  if (!main) {
    return (
      <Typography sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
        {translate('documents.none')}
      </Typography>
    )
  }
  const panes = isSplit && beside && beside !== main ? [main, beside] : [main]
  return (
    <Stack spacing={1} sx={{ flex: 1, minWidth: 0, minHeight: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, flexWrap: 'wrap' }}>
        {documents.map((document) => (
          <Button
            key={document.id}
            variant={document === main ? 'contained' : 'text'}
            color={document === main ? 'primary' : 'inherit'}
            aria-pressed={document === main}
            onClick={() => onSelect(document.kind)}
          >
            {nameOf(document)}
          </Button>
        ))}
        <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
          <Tool name="documents.zoomIn" onClick={() => zoomTo(1.4)}>
            <ZoomInIcon fontSize="small" />
          </Tool>
          <Tool name="documents.zoomOut" onClick={() => zoomTo(1 / 1.4)}>
            <ZoomOutIcon fontSize="small" />
          </Tool>
          <Tool name="documents.turn" onClick={turn}>
            <RotateRightIcon fontSize="small" />
          </Tool>
          <Tool name="documents.split" onClick={() => setIsSplit(!isSplit)}>
            <VerticalSplitIcon fontSize="small" color={isSplit ? 'primary' : 'inherit'} />
          </Tool>
        </Box>
      </Stack>
      <Box sx={{ flex: 1, minHeight: 220, display: 'flex', gap: 1 }}>
        {panes.map((document) => (
          <DocumentPane
            key={document.id}
            url={document.url}
            name={nameOf(document)}
            look={lookAt(document)}
            onLook={(look) => setLook(document, look)}
            onExpired={onExpired}
            onShown={() => onShown?.(document.id)}
            onFailed={() => onFailed?.(document.id)}
          />
        ))}
      </Box>
    </Stack>
  )
}
