import { ProgressBar } from '#components/ProgressBar.tsx'
import { fields } from '#i18n/fa/fields.ts'

/** How far a file is on its way. */
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
