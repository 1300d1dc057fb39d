import { SaveButton, Toolbar } from 'react-admin'

/** Records that cannot be deleted. */
export const SaveOnly = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
)
