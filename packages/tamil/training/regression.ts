export interface Case {
  readonly features: readonly number[]
  readonly label: 0 | 1
  readonly weight?: number
}

/** Weights of a logistic regression with a ridge penalty, by Newton's method: the same on every machine. */
export function fitLogistic(cases: readonly Case[], ridge: number, rounds = 25): number[] {
  const size = cases[0]?.features.length ?? 0
  let weights = new Array<number>(size).fill(0)
  for (let round = 0; round < rounds; round++) {
    const gradient = weights.map((weight, i) => (i === 0 ? 0 : -ridge * weight))
    const hessian = weights.map((_, i) => weights.map((_, k) => (i === k ? (i === 0 ? 1e-6 : ridge) : 0)))
    for (const { features, label, weight: share = 1 } of cases) {
      let sum = 0
      for (let i = 0; i < size; i++) sum += (features[i] ?? 0) * (weights[i] ?? 0)
      const odds = 1 / (1 + Math.exp(-sum))
      const miss = share * (label - odds)
      const curve = share * odds * (1 - odds)
      for (let i = 0; i < size; i++) {
        const feature = features[i] ?? 0
        if (feature === 0) continue
        gradient[i] = (gradient[i] ?? 0) + miss * feature
        const row = hessian[i] as number[]
        for (let k = 0; k < size; k++) row[k] = (row[k] ?? 0) + curve * feature * (features[k] ?? 0)
      }
    }
    const step = solve(hessian, gradient)
    weights = weights.map((weight, i) => weight + (step[i] ?? 0))
    if (Math.max(...step.map(Math.abs)) < 1e-9) break
  }
  return weights
}

/** Gaussian elimination with partial pivoting. */
function solve(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0])
  const size = rows.length
  for (let i = 0; i < size; i++) {
    let pivot = i
    for (let k = i + 1; k < size; k++)
      if (Math.abs(rows[k]?.[i] ?? 0) > Math.abs(rows[pivot]?.[i] ?? 0)) pivot = k
    const row = rows[pivot] as number[]
    rows[pivot] = rows[i] as number[]
    rows[i] = row
    for (let k = i + 1; k < size; k++) {
      const other = rows[k] as number[]
      const factor = (other[i] ?? 0) / (row[i] ?? 1)
      if (factor === 0) continue
      for (let j = i; j <= size; j++) other[j] = (other[j] ?? 0) - factor * (row[j] ?? 0)
    }
  }
  const result = new Array<number>(size).fill(0)
  for (let i = size - 1; i >= 0; i--) {
    const row = rows[i] as number[]
    let sum = row[size] ?? 0
    for (let j = i + 1; j < size; j++) sum -= (row[j] ?? 0) * (result[j] ?? 0)
    result[i] = sum / (row[i] ?? 1)
  }
  return result
}
