import { SaveButton, Toolbar } from 'react-admin'

/** Below a form whose record is never deleted. */
export const SaveOnly = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
)
