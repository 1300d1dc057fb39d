import { signingLimits, videoMimeTypes } from '@kasbeno/api/contracts/signing'
import { useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Checklist } from '#ui/Checklist.tsx'
import { FieldError } from '#ui/Field.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { signing as text } from '#areas/signing/words/signing.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { useQuery } from '#core/query.ts'
import { SendProgress } from './SendProgress.tsx'
import { SigningStepPage } from './SigningStepPage.tsx'
import { useRecorder } from './useRecorder.ts'
import { useSendFile } from './useSendFile.ts'
import { useSettled } from './useSettled.ts'
import { VideoStage } from './VideoStage.tsx'
import styles from './signing.module.css'

const errorId = 'signing-video'

const problemOf = ({ size }: File): string | undefined => {
  if (size > signingLimits.videoBytes) return text.video.tooBig
  return size < signingLimits.videoBytesMin ? text.video.empty : undefined
}

/** Camera or file, where recording is unavailable. */
const Picker = ({ label, onPick }: { label: string; onPick: (video: File) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look="second" icon="camera" wide onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        className="visually-hidden"
        accept={`${videoMimeTypes.join(',')},video/*`}
        capture="user"
        aria-label={label}
        onChange={({ target }) => {
          const video = target.files?.[0]
          if (video) onPick(video)
          target.value = ''
        }}
      />
    </>
  )
}

const Command = ({ recorder }: { recorder: ReturnType<typeof useRecorder> }) => {
  const settled = useSettled(recorder.state)
  switch (recorder.state) {
    case 'recording':
      return (
        <Button wide look="danger" onClick={settled(recorder.stop)}>
          {text.video.stop}
        </Button>
      )
    case 'live':
      return (
        <Button wide onClick={settled(recorder.record)}>
          {text.video.record}
        </Button>
      )
    case 'refused':
      return null
    default:
      return (
        <Button
          wide
          icon="camera"
          isRunning={recorder.state === 'opening'}
          onClick={() => void recorder.open()}
        >
          {text.video.openCamera}
        </Button>
      )
  }
}

interface VideoStepProps {
  onSent: () => void
  onBack?: () => void
}

export const VideoStep = ({ onSent, onBack }: VideoStepProps) => {
  const sentence = useQuery(endpoints.sentence)
  const [video, setVideo] = useState<File | null>(null)
  const sending = useSendFile(endpoints.sendVideo, 'video', onSent)
  const take = (taken: File) => {
    const problem = problemOf(taken)
    sending.setError(problem)
    setVideo(problem ? null : taken)
  }
  const recorder = useRecorder(take)
  const again = () => {
    setVideo(null)
    sending.setError(undefined)
    void recorder.open()
  }
  const isRefused = recorder.state === 'refused'
  const settled = useSettled(video ? 'taken' : 'none')
  const footer = video ? (
    <Button wide isRunning={sending.isRunning} onClick={settled(() => void sending.run(video))}>
      {text.video.send}
    </Button>
  ) : (
    sentence.data && <Command recorder={recorder} />
  )
  return (
    <SigningStepPage step="VIDEO" title={text.video.title} footer={footer} onBack={onBack}>
      <Loaded from={sentence}>
        {({ sentence: spoken }) => (
          <p className={styles.sentence}>
            <small>{text.video.sentence}</small>
            {spoken}
          </p>
        )}
      </Loaded>
      {isRefused && (
        <Notice tone="warning" icon="camera">
          <p>{text.video.refused}</p>
        </Notice>
      )}
      {(!isRefused || video) && (
        <VideoStage
          stream={recorder.stream}
          video={video}
          secondsLeft={recorder.state === 'recording' ? recorder.secondsLeft : null}
        />
      )}
      <FieldError id={errorId} error={sending.error} />
      <SendProgress percent={sending.progress} />
      <div className={styles.commands}>
        {video && !isRefused && !sending.isRunning && (
          <Button look="second" wide onClick={again}>
            {text.video.again}
          </Button>
        )}
        {isRefused && !sending.isRunning && (
          <Picker label={video ? text.video.pickOther : text.video.pick} onPick={take} />
        )}
      </div>
      {!video && <Checklist items={text.video.hints} icon="info" />}
    </SigningStepPage>
  )
}
