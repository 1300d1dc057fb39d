import vine from '@vinejs/vine'
import { personPlans } from '#contracts/plans'

export const viewValidator = vine.create({ plan: vine.enum(personPlans).optional() })
