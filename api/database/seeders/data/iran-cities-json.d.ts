declare module 'iran-cities-json' {
  const places: {
    ostan: { id: number; name: string }[]
    shahr: { id: number; name: string; ostan: number }[]
  }
  export default places
}
