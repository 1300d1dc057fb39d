import vine from '@vinejs/vine'
import { exportFormats } from '#app/platform/resource/export_file'

const format = () => vine.enum(exportFormats).optional()

export const reconciliationExportValidator = vine.create({ format: format() })
export const trialBalanceExportValidator = vine.create({
  format: format(),
  at: vine.string().maxLength(40).optional(),
})
