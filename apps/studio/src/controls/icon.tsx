const PATHS = {
  undo: 'M8 6 4 10l4 4M4 10h9a5 5 0 0 1 0 10h-3',
  redo: 'm16 6 4 4-4 4M20 10h-9a5 5 0 0 0 0 10h3',
  compare: 'M12 4v16M5 7h4M5 12h4M5 17h4M15 7h4M15 12h4M15 17h4',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  download: 'M12 4v11m-5-4 5 5 5-5M5 20h14',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 13 5 5 9-11',
  moon: 'M20 14A8 8 0 1 1 10 4a6.5 6.5 0 0 0 10 10z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  link: 'M14 5h5v5m0-5-8 8M10 5H5v14h14v-5',
} as const

export type IconName = keyof typeof PATHS

/** A drawing beside or in place of words; the control that holds it is named by its text or label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  )
}
