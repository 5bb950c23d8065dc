/** Small signs for buttons, in the colour of the text. */
const DRAWN = {
  back: 'M15 4 7 12l8 8',
  undo: 'M4 9h10a6 6 0 0 1 0 12h-4M8.5 4 3.5 9l5 5',
  redo: 'M20 9H10a6 6 0 0 0 0 12h4M15.5 4l5 5-5 5',
  hint: 'M9 18h6M10 22h4M12 2a7 7 0 0 0-4 12.7V16h8v-1.3A7 7 0 0 0 12 2z',
  log: 'M5 3h14v18H5zM8.5 8h7M8.5 12h7M8.5 16h4',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6 6 18',
  settings: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  sound: 'M4 9.5h4L13 5v14l-5-4.5H4zM16.5 9a4.5 4.5 0 0 1 0 6M19 6a9 9 0 0 1 0 12',
  silence: 'M4 9.5h4L13 5v14l-5-4.5H4zM17 9.5l5 5M22 9.5l-5 5',
  flag: 'M6 22V3M6 4h12l-3 4 3 4H6',
} as const;

export function Icon({ name, size = 22 }: { name: keyof typeof DRAWN; size?: number }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={DRAWN[name]} fill="none" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round" />
    </svg>
  );
}
