import { ProgressBar } from '#ui/ProgressBar.tsx'
import { fields } from '#core/words/fields.ts'

export const SendProgress = ({ percent }: { percent: number | null }) => (
  <div role="status">
    {percent !== null && (
      <>
        <p>{fields.uploading(percent)}</p>
        <ProgressBar share={percent / 100} label={fields.uploading(percent)} />
      </>
    )}
  </div>
)
