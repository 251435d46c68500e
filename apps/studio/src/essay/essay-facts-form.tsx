import { type Genre, type Level, LIMITS } from '@semmai/contract'
import { t } from '../language/language.ts'
import { type EssayFacts, facts } from './essay-state.ts'

const set = (change: Partial<EssayFacts>) => {
  facts.value = { ...facts.value, ...change }
}

const isGenre = (value: string): value is Genre => Object.hasOwn(t.value.genres, value)
const isLevel = (value: string): value is Level => Object.hasOwn(t.value.levels, value)

/** Title, task, kind, level and length: all may be left out. */
export function EssayFactsForm() {
  const { essay, genres, levels } = t.value
  const { title, prompt, genre, level, min, max } = facts.value
  return (
    <details class="essay-facts">
      <summary>
        {essay.about} <span class="quiet">{title || essay.aboutHelp}</span>
      </summary>
      <div class="fields">
        <label class="field wide">
          {essay.title}
          <input
            value={title}
            maxLength={LIMITS.essayTitle}
            lang="ta"
            onInput={({ currentTarget }) => set({ title: currentTarget.value })}
          />
        </label>
        <label class="field wide">
          {essay.prompt}
          <textarea
            rows={2}
            maxLength={LIMITS.essayPrompt}
            lang="ta"
            value={prompt}
            onInput={({ currentTarget }) => set({ prompt: currentTarget.value })}
          />
        </label>
        <label class="field">
          {essay.genre}
          <select
            value={genre}
            onChange={({ currentTarget: { value } }) => set({ genre: isGenre(value) ? value : '' })}
          >
            <option value="">{essay.recognise}</option>
            {Object.entries(genres).map(([one, name]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          {essay.level}
          <select
            value={level}
            onChange={({ currentTarget: { value } }) => set({ level: isLevel(value) ? value : '' })}
          >
            <option value="">—</option>
            {Object.entries(levels).map(([one, name]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class="field narrow">
          {essay.min}
          <input
            type="number"
            min={1}
            value={min}
            onInput={({ currentTarget }) => set({ min: currentTarget.value })}
          />
        </label>
        <label class="field narrow">
          {essay.max}
          <input
            type="number"
            min={1}
            value={max}
            onInput={({ currentTarget }) => set({ max: currentTarget.value })}
          />
        </label>
      </div>
    </details>
  )
}
