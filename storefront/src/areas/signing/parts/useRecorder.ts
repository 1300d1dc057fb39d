import { signingLimits } from '@kasbeno/api/contracts/signing'
import { useEffect, useRef, useState } from 'react'

export type RecorderState = 'off' | 'opening' | 'live' | 'recording' | 'refused'

/** In order; Safari has only the last. */
const types = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4']
/** Enough, far below the limit. */
const bitsPerSecond = { videoBitsPerSecond: 1_000_000, audioBitsPerSecond: 64_000 }
const wanted: MediaStreamConstraints = {
  audio: true,
  video: { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } },
}

/** Others use the phone's camera. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function'

const typeOfRecording = () => types.find((type) => MediaRecorder.isTypeSupported(type))

const fileOf = (parts: Blob[], type: string): File => {
  const plain = type.split(';')[0]!
  return new File(parts, `face.${plain === 'video/mp4' ? 'mp4' : 'webm'}`, { type: plain })
}

const stopTracks = (stream: MediaStream | null) =>
  stream?.getTracks().forEach((track) => track.stop())

const useSecondsLeft = (isRecording: boolean, onOver: () => void) => {
  const [left, setLeft] = useState<number>(signingLimits.videoSeconds)
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    if (!isRecording) return setLeft(signingLimits.videoSeconds)
    const end = Date.now() + signingLimits.videoSeconds * 1000
    const timer = setInterval(() => {
      const seconds = Math.ceil((end - Date.now()) / 1000)
      setLeft(Math.max(0, seconds))
      if (seconds <= 0) over.current()
    }, 250)
    return () => clearInterval(timer)
  }, [isRecording])
  return left
}

/** Off after recording and on leaving, which discards it. */
export const useRecorder = (onRecorded: (video: File) => void) => {
  const [state, setState] = useState<RecorderState>(() => (canRecord() ? 'off' : 'refused'))
  const [stream, setStream] = useState<MediaStream | null>(null)
  const recorder = useRef<MediaRecorder | null>(null)
  const kept = useRef<MediaStream | null>(null)
  const isHere = useRef(true)

  const release = () => {
    stopTracks(kept.current)
    kept.current = null
    if (isHere.current) setStream(null)
  }
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      release()
    }
  }, [])

  const open = async () => {
    if (state !== 'off') return
    setState('opening')
    try {
      const opened = await navigator.mediaDevices.getUserMedia(wanted)
      // Left during the prompt.
      if (!isHere.current) return stopTracks(opened)
      kept.current = opened
      setStream(opened)
      setState('live')
    } catch {
      if (isHere.current) setState('refused')
    }
  }

  const finish = (parts: Blob[], type: string) => {
    if (!isHere.current) return
    release()
    setState('off')
    onRecorded(fileOf(parts, type))
  }

  const record = () => {
    if (!kept.current || state !== 'live') return
    const parts: Blob[] = []
    const recording = new MediaRecorder(kept.current, {
      mimeType: typeOfRecording(),
      ...bitsPerSecond,
    })
    recording.ondataavailable = ({ data }) => data.size > 0 && parts.push(data)
    recording.onstop = () => finish(parts, recording.mimeType)
    recording.start(1000)
    recorder.current = recording
    setState('recording')
  }

  const stop = () => {
    if (recorder.current?.state === 'recording') recorder.current.stop()
  }
  const secondsLeft = useSecondsLeft(state === 'recording', stop)

  return { state, stream, secondsLeft, open, record, stop }
}
