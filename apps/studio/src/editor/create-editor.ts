import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { linter, lintKeymap } from '@codemirror/lint'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap, placeholder } from '@codemirror/view'
import { pageSettings } from '../page-settings.ts'
import { dropTouchedFindings } from './findings.ts'
import { editorTheme } from './theme.ts'

export interface EditorOptions {
  parent: HTMLElement
  text: string
  /** What the field is called, for screen readers. */
  label: string
  placeholder: string
  extensions: readonly Extension[]
}

/** An editor for Tamil prose. Tab leaves it, as in any field. */
export function createEditor(options: EditorOptions): EditorView {
  const state = EditorState.create({
    doc: options.text,
    extensions: [
      history(),
      keymap.of([...historyKeymap, ...lintKeymap, ...defaultKeymap]),
      EditorView.lineWrapping,
      EditorView.cspNonce.of(pageSettings.nonce),
      EditorView.contentAttributes.of({
        'aria-label': options.label,
        // Editable content has it anyway; said, so that no tool takes the scrolling text for out of the keyboard's reach.
        tabindex: '0',
        lang: 'ta',
        spellcheck: 'false',
        autocorrect: 'off',
        autocapitalize: 'off',
      }),
      placeholder(options.placeholder),
      // Marks and keys only: the tooltips are the studio's own.
      linter(null, { tooltipFilter: () => [] }),
      dropTouchedFindings,
      editorTheme,
      ...options.extensions,
    ],
  })
  return new EditorView({ state, parent: options.parent })
}

/** The text in the editor, with the line ends that the service is sent. */
export const textOf = (view: EditorView): string => view.state.doc.toString()
