import type { HttpContext } from '@adonisjs/core/http'
import { pageSizes } from '#contracts/limits'
import {
  citiesOf,
  districtsOf,
  guildsOf,
  listProvinces,
} from '#app/reference/locations/queries/places'
import {
  citiesValidator,
  districtsValidator,
  provincesValidator,
} from '#app/reference/locations/validators/place_validators'
import { pageOf } from '#app/platform/resource/paging'

export default class PlacesController {
  async provinces({ request }: HttpContext) {
    const { keyword } = await request.validateUsing(provincesValidator)
    return listProvinces(keyword)
  }

  async cities({ request }: HttpContext) {
    const { provinceId, keyword } = await request.validateUsing(citiesValidator)
    return citiesOf(provinceId, keyword)
  }

  async districts({ request }: HttpContext) {
    const { cityId } = await request.validateUsing(districtsValidator)
    const { pageSize = pageSizes.districts, pageNumber = 0 } = request.qs()
    return districtsOf(cityId, pageOf({ pageSize: `${pageSize}`, pageNumber: `${pageNumber}` }))
  }

  async guilds({ params }: HttpContext) {
    return guildsOf(params.plan)
  }
}
