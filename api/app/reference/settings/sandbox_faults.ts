import { setting } from './settings.js'

/** The fault that is switched on for an inquiry of the sandbox: the setting reads `KIND=ANSWER,KIND=ANSWER`. */
export const sandboxFault = async (kind: string): Promise<string | undefined> => {
  const faults = (await setting('sandboxInquiryFaults'))
    .split(',')
    .map((fault) => fault.trim().split('='))
  return faults.find(([named]) => named === kind)?.[1]
}
