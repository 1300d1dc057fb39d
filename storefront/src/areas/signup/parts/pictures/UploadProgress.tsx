import { ProgressBar } from '#ui/ProgressBar.tsx'
import { fields as text } from '#core/words/fields.ts'

/** Null when idle. */
export const UploadProgress = ({ percent }: { percent: number | null }) => (
  <div role="status">
    {percent !== null && (
      <>
        <p>{text.uploading(percent)}</p>
        <ProgressBar share={percent / 100} label={text.uploading(percent)} />
      </>
    )}
  </div>
)
