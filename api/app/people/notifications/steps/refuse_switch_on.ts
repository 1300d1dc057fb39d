import { BusinessRule } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { isProviderSupported } from '../providers.js'
import type { LockedProvider } from './lock_setup.js'

/** @throws BusinessRule (422) for a provider that is in use, or could send nothing */
export const refuseSwitchOn = ({ name, hasKey, active }: LockedProvider): void => {
  if (!isProviderSupported(name)) throw new BusinessRule(messages.unsupported)
  if (!hasKey) throw new BusinessRule(messages.withoutKey)
  if (active) throw new BusinessRule(messages.isOn)
}
