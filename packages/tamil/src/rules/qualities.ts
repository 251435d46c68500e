/** Adjectives of what a thing looks like or is. */
export const QUALITIES: readonly string[] =
  'பெரிய சிறிய புதிய பழைய நல்ல அழகிய அழகான உயரமான நீளமான கனமான இனிய சூடான எளிய அரிய கொடிய நீண்ட'.split(' ')
