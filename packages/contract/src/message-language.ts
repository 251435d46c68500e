/** Languages of the messages of issues (decision A8), the default first. */
export const MESSAGE_LANGUAGES = ['ta', 'en'] as const
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number]
