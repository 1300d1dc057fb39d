import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Profile } from '../queries/read_profile.js'

export default class ProfileTransformer extends BaseTransformer<Profile> {
  toObject() {
    return this.pick(this.resource, [
      'id',
      'phone',
      'firstname',
      'lastname',
      'nationalCode',
      'dateOfBirth',
      'firstnameEn',
      'lastnameEn',
      'plan',
      'plans',
      'companyCardWaits',
    ])
  }

  /** Who is signed in, and in which plans; nothing that proves who somebody is. */
  forStatus() {
    return this.pick(this.resource, [
      'id',
      'phone',
      'firstname',
      'lastname',
      'plan',
      'plans',
      'companyCardWaits',
      'isLatinNameMissing',
      'begunSignature',
    ])
  }
}
