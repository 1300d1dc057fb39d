import { panelNames } from '@kasbeno/api/contracts/panel_names'
import { apiBase } from './session'

/** What a list is called below a prefix. */
export const nameBelow = (base: string, list: string): string =>
  (base === '/api/distributor' && panelNames[list]) || list

/** The list below the prefix of whoever reads. */
export const listPath = async (list: string): Promise<string> => {
  const base = await apiBase()
  return `${base}/${nameBelow(base, list)}`
}
