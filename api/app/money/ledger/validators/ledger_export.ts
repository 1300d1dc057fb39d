import vine from '@vinejs/vine'
import { exportFormats } from '#app/platform/resource/export_file'
import { trialBalanceFields } from './trial_balance_validator.js'

const format = () => vine.enum(exportFormats).optional()

export const reconciliationExportValidator = vine.create({ format: format() })
export const trialBalanceExportValidator = vine.create({
  format: format(),
  ...trialBalanceFields,
})
