export const listLink = (
  resource: string,
  filter: Record<string, unknown>,
  sort: { field: string; order: 'ASC' | 'DESC' }
) => {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: '25',
  })
  return `/${resource}?${query}`
}
