/** In place of the engine's threads, which exist compiled only: keeps its thread busy for some milliseconds. */
const BUSY_MS = 20

/** @param {{ text: string }} task */
export function proofread({ text }) {
  beBusy()
  return { corrected_text: text, issues: [] }
}

/** @param {{ share: { part: number, of: number } }} task */
export function findIn({ share }) {
  beBusy()
  return [`${share.part + 1}/${share.of}`]
}

/** @param {{ shares: string[][] }} task */
export function proofreadFound({ shares }) {
  return { corrected_text: shares.join(' '), issues: [] }
}

function beBusy() {
  const end = performance.now() + BUSY_MS
  while (performance.now() < end);
}
