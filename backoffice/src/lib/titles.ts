/**
 * The name of a resource before the name of its record, whose first words are not said twice:
 * «شرکت پخش» before «پخش نمونه» is «شرکت».
 */
export const nameBefore = (record: string, name: string): string => {
  const words = name.split(' ')
  const start = words.findIndex((_, at) => `${record} `.startsWith(`${words.slice(at).join(' ')} `))
  return start === -1 ? name : words.slice(0, start).join(' ')
}
