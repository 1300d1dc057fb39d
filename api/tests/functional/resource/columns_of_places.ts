/** The headers of the exports of places and guilds. */
export const placeColumns: Record<string, string[]> = {
  cities: ['شناسه', 'نام', 'استان'],
  districts: ['شناسه', 'نام', 'شهر'],
  guilds: ['شناسه', 'نام', 'طرح'],
  provinces: ['شناسه', 'نام'],
}
