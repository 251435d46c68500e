declare module 'virtual:rule-pages' {
  import type { Profile } from '@semmai/tamil'

  /** The pages of the rules by id; made by the build (`rules-in-browser.ts`). */
  const pages: Readonly<
    Record<
      string,
      {
        source: string
        profiles: readonly Profile[]
        /** The fault stands in brackets; `right` is null where the rule only advises. */
        examples: readonly { wrong: string; right: string | null }[]
      }
    >
  >
  export default pages
}
