import { EditorView } from '@codemirror/view'

/** How the editor looks; colours and sizes are those of `design/tokens.css`. */
export const editorTheme = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'transparent', height: '100%' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'var(--leading-text)', overflow: 'auto' },
  '.cm-content': {
    caretColor: 'var(--accent)',
    fontSize: 'var(--text-writing)',
    padding: 'var(--space-4) var(--space-5) var(--space-7)',
    minHeight: '100%',
  },
  '.cm-line': { padding: '0' },
  '.cm-placeholder': { color: 'var(--ink-soft)' },
  '.cm-lintRange': { backgroundImage: 'none !important', paddingBottom: '0' },
  '.cm-tooltip': { border: 'none', background: 'none', zIndex: '20' },
})
