import { ProgressBar } from '#components/ProgressBar.tsx'
import { fields as text } from '#i18n/fa/fields.ts'

/** How far pictures are sent; null while none are. */
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
