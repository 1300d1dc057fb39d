/** Avoids repetition: «شرکت پخش» before «پخش نمونه» becomes «شرکت». */
export const nameBefore = (record: string, name: string): string => {
  const words = name.split(' ')
  const start = words.findIndex((_, at) => `${record} `.startsWith(`${words.slice(at).join(' ')} `))
  return start === -1 ? name : words.slice(0, start).join(' ')
}
