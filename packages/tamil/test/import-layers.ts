import { posix } from 'node:path'

/** The import targets of every source file: paths without `.ts` inside the source folder, or names of packages. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/**
 * Layers by folder or file (a path without `.ts`), each with the layers that it may import besides itself. A file
 * belongs to the layer with the longest path that contains it, so `words/confusions` may stand apart from `words`.
 */
export type Layers = Readonly<Record<string, readonly string[]>>

const IMPORT = /(?:^(?:import|export)\b[^'=;]*\bfrom|^import|\bimport\s*\()\s*'([^']+)'/gm

/** The imports between source files. @param sources path relative to the source folder → text of the file */
export function importGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  return new Map(
    [...sources].map(([path, text]) => [
      withoutExtension(path),
      [...text.matchAll(IMPORT)].map(([, target = '']) =>
        target.startsWith('.') ? withoutExtension(posix.join(posix.dirname(path), target)) : target,
      ),
    ]),
  )
}

/** One line for each import that the layers forbid, each file outside all layers, each import of a package. */
export function forbiddenImports(graph: ImportGraph, layers: Layers): string[] {
  const found: string[] = []
  for (const [file, targets] of graph) {
    const layer = layerOf(file, layers)
    if (layer === undefined) found.push(`${file} belongs to no layer`)
    else for (const target of targets) found.push(...forbiddenImport(file, layer, target, graph, layers))
  }
  return found
}

function forbiddenImport(
  file: string,
  layer: string,
  target: string,
  graph: ImportGraph,
  layers: Layers,
): string[] {
  if (!graph.has(target)) return [`${file} may not import ${target}: it is no source file of this package`]
  const to = layerOf(target, layers)
  if (to === undefined || to === layer || layers[layer]?.includes(to)) return []
  return [`${file} may not import ${target}: layer ${layer} does not use ${to}`]
}

function layerOf(path: string, layers: Layers): string | undefined {
  return Object.keys(layers)
    .filter((layer) => path === layer || path.startsWith(`${layer}/`))
    .reduce<string | undefined>(
      (best, layer) => (layer.length > (best?.length ?? 0) ? layer : best),
      undefined,
    )
}

/** Pairs of layers of which each may import the other, over others too: then the table itself has a cycle. */
export function cyclicLayers(layers: Layers): string[] {
  return cycles(new Map(Object.entries(layers))).map((cycle) => cycle.join(' → '))
}

/** Files that import each other in a circle, type imports included: each strongly connected component (Tarjan) of more than one. */
export function cycles(graph: ImportGraph): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const lower = (node: string, value: number) => low.set(node, Math.min(low.get(node) ?? value, value))
  const visit = (node: string): void => {
    const number = order.size
    order.set(node, number)
    low.set(node, number)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue
      if (!order.has(next)) {
        visit(next)
        lower(node, low.get(next) ?? number)
      } else if (stack.includes(next)) lower(node, order.get(next) ?? number)
    }
    if (low.get(node) !== number) return
    const component = stack.splice(stack.indexOf(node))
    if (component.length > 1 || graph.get(node)?.includes(node)) found.push(component.sort())
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}

function withoutExtension(path: string): string {
  return path.replace(/\.ts$/, '')
}
