import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { profile as text } from '#areas/profile/words/profile.ts'
import { ui } from '#core/words/ui.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { leaveSession, session } from '#core/session.ts'
import { useCommand } from '#core/useCommand.ts'

/** person §2, company §2 */
export const Exit = ({ onClose }: { onClose: () => void }) => {
  // Counts without the server, and once: a second press may come before the screen has gone.
  const exit = useCommand(async () => {
    if (session.exists.value) await api.delete(endpoints.logout).finally(leaveSession)
  })
  return (
    <Dialog
      kind="dialog"
      title={text.exitTitle}
      onClose={onClose}
      actions={
        <>
          <Button
            wide
            look="danger"
            icon="exit"
            isRunning={exit.isRunning}
            onClick={() => void exit.run()}
          >
            {text.exitConfirm}
          </Button>
          <Button wide look="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
        </>
      }
    >
      <p>{text.exitHint}</p>
    </Dialog>
  )
}
