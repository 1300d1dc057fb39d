import { signatureLevels, type SignatureLevel } from '#contracts/quorum'

/** Whether a signatory is removed, or was given a lower level since. adr/0028 "An approbation" */
export const isOut = (level: SignatureLevel, today: SignatureLevel | null): boolean =>
  today === null || signatureLevels.indexOf(today) > signatureLevels.indexOf(level)
