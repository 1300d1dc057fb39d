import { useSignals } from '@preact/signals-react/runtime'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { install as text } from '#areas/entry/words/install.ts'
import { installOffer } from '#core/install.ts'
import { useCommand } from '#core/useCommand.ts'

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

/** iPads pretend to be Macs. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** Hidden when installed or impossible. */
export const InstallHint = () => {
  useSignals()
  const offer = installOffer.value
  const install = useCommand(async () => {
    await offer?.prompt()
    // An offer can be shown once; the browser makes another when it sees fit.
    installOffer.value = null
  })
  if (isInstalled() || (!offer && !isIos())) return null
  return (
    <Card title={text.title}>
      <p>{text.why}</p>
      {offer ? (
        <Button wide look="second" isRunning={install.isRunning} onClick={() => void install.run()}>
          {text.install}
        </Button>
      ) : (
        <ol>
          {text.iosSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </Card>
  )
}
