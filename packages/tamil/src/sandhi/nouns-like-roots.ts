/** Nouns written like the root of a verb: மொழிப் பாடம், கலைக் கூடம். Other roots (எரி பொருள், உறை பனி) make a verbal compound. */
export const NOUNS_LIKE_ROOTS: ReadonlySet<string> = new Set(
  'மொழி வழி விழி ஒளி ஒலி பணி பனி பழி வெறி கரி துணி நெறி பரி கவி கலி சாதி அணி கலை பகை நடை உடை அணை நகை இசை சுவை கடை வகை திரை படை தடை விலை தலை புகை மழை'.split(
    ' ',
  ),
)
