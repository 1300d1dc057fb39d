import { Button } from '#components/Button.tsx'
import { Dialog } from '#components/Dialog.tsx'
import { profile as text } from '#i18n/fa/profile.ts'
import { ui } from '#i18n/fa/ui.ts'
import { api } from '#lib/api/client.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { leaveSession } from '#lib/session.ts'
import { useCommand } from '#lib/useCommand.ts'

/** Asks before the session ends. person §2, company §2 "exit item with a confirm dialog" */
export const Exit = ({ onClose }: { onClose: () => void }) => {
  // The exit counts here even when the server cannot be told.
  const exit = useCommand(() => api.delete(endpoints.logout).finally(leaveSession))
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
