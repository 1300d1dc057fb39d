import type { HttpContext } from '@adonisjs/core/http'
import { signedFile } from '../signed_files/signed_file.js'

export default class SignedFilesController {
  /** Its id stands on the file alone, and says nothing of whom the file is about. */
  async show({ params, response }: HttpContext) {
    response.header('Cache-Control', 'private, no-store')
    return signedFile(params.id)
  }
}
