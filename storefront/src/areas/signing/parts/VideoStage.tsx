import { useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { signing as text } from '#areas/signing/words/signing.ts'
import styles from './signing.module.css'

const useUrl = (file: File | null) => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

interface VideoStageProps {
  stream: MediaStream | null
  video: File | null
  secondsLeft: number | null
}

export const VideoStage = ({ stream, video, secondsLeft }: VideoStageProps) => {
  const live = useRef<HTMLVideoElement>(null)
  const url = useUrl(video)
  useEffect(() => {
    if (live.current) live.current.srcObject = stream
  }, [stream])
  return (
    <div className={styles.stage}>
      {stream && (
        <video
          ref={live}
          className={styles.live}
          aria-label={text.video.live}
          autoPlay
          muted
          playsInline
        />
      )}
      {!stream && url && (
        <video src={url} aria-label={text.video.preview} controls playsInline>
          {text.video.unsupported}
        </video>
      )}
      {!stream && !url && <Icon name="camera" size={48} />}
      {secondsLeft !== null && (
        <span className={styles.badge} role="timer">
          {text.video.recording(secondsLeft)}
        </span>
      )}
    </div>
  )
}
