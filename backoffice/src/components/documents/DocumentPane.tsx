import { Box, Button, Stack, Typography } from '@mui/material'
import { type PointerEvent, type WheelEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'

export interface Look {
  zoom: number
  turn: number
}

export const minZoom = 1
export const maxZoom = 5

interface DocumentPaneProps {
  url: string
  name: string
  look: Look
  onLook: (look: Look) => void
  /** Asks for a fresh link; the one at hand lives for a short time only. */
  onExpired: () => void
  /** The image is on the screen, whole. */
  onShown?: () => void
  onFailed?: () => void
}

const origin = { x: 0, y: 0 }

export const DocumentPane = ({ url, name, look, onLook, ...told }: DocumentPaneProps) => {
  const translate = useTranslate()
  const [place, setPlace] = useState(origin)
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const grip = useRef<{ x: number; y: number } | null>(null)
  const isZoomed = look.zoom > minZoom
  const offset = isZoomed ? place : origin

  const zoomBy = (event: WheelEvent) => {
    const zoom = look.zoom * (event.deltaY < 0 ? 1.15 : 1 / 1.15)
    onLook({ ...look, zoom: Math.min(maxZoom, Math.max(minZoom, zoom)) })
  }
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (!isZoomed) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX - offset.x, y: event.clientY - offset.y }
  }
  const drag = (event: PointerEvent) => {
    if (!grip.current) return
    setPlace({ x: event.clientX - grip.current.x, y: event.clientY - grip.current.y })
  }
  const drop = () => {
    grip.current = null
  }

  return (
    <Box
      onWheel={zoomBy}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={drop}
      sx={{
        flex: 1,
        minWidth: 0,
        minHeight: 0,
        position: 'relative',
        overflow: 'hidden',
        borderRadius: 1,
        bgcolor: 'action.hover',
        cursor: isZoomed ? 'grab' : 'default',
        touchAction: 'none',
      }}
    >
      {failedUrl === url ? (
        <Stack spacing={1} sx={{ alignItems: 'center', justifyContent: 'center', height: '100%' }}>
          <Typography variant="body2">{translate('documents.expired')}</Typography>
          <Button
            variant="outlined"
            onClick={() => {
              setFailedUrl(null)
              told.onExpired()
            }}
          >
            {translate('action.retry')}
          </Button>
        </Stack>
      ) : (
        <Box
          component="img"
          src={url}
          alt={name}
          draggable={false}
          onLoad={told.onShown}
          onError={() => {
            setFailedUrl(url)
            told.onFailed?.()
          }}
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            objectFit: 'contain',
            userSelect: 'none',
          }}
          style={{
            transform: `translate(${offset.x}px, ${offset.y}px) scale(${look.zoom}) rotate(${look.turn}deg)`,
          }}
        />
      )}
    </Box>
  )
}
