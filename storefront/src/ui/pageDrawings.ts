/** What `Icon.tsx` draws on every page but the entry. */
export const pageDrawings = {
  forward: 'M15 5l-7 7 7 7',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  failure: 'M9 9l6 6M15 9l-6 6M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  clock: 'M12 7v5l3.5 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  home: 'M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z',
  orders: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  wallet:
    'M4 7h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 7a2 2 0 0 1 2-3h10v3M16 13.500v.01',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.500 20a7.500 7.500 0 0 1 15 0',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM20 20l-4.700-4.700',
  camera: 'M4 8h4l1.500-2.500h5L16 8h4v11H4zM12 10a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15.500 9v.01',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  share: 'M12 15V4M8 7.500L12 4l4 3.500M5 12v8h14v-8',
  down: 'M6 9l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  arrowIn: 'M12 4v13M6.500 12L12 17.500 17.500 12M5 21h14',
  arrowOut: 'M12 18V5M6.500 10.500L12 5l5.500 5.500M5 21h14',
  exit: 'M14 4H5v16h9M10 12h10M17 8.500l3.500 3.500-3.500 3.500',
  store:
    'M5 10v10h14V10M3.500 10L5.500 4h13l2 6a2.800 2.800 0 0 1-5.600 0 2.900 2.900 0 0 1-5.800 0 2.800 2.800 0 0 1-5.600 0zM10 20v-5h4v5',
  truck:
    'M3 6h11v10H3zM14 10h4l3 3v3h-7M7 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  bank: 'M3 9l9-5 9 5zM5 9v8M10 9v8M14 9v8M19 9v8M3 20h18',
  card: 'M3 6h18v12H3zM3 10h18M7 15h4',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  swap: 'M7 4L4 7l3 3M4 7h13M17 14l3 3-3 3M20 17H7',
}

export type PageDrawing = keyof typeof pageDrawings
