import { setFlagsFromString } from 'node:v8'

/** How much a heap may grow beyond what was alive at its last full collection: by 60 %. */
export const HEAP_GROWTH = '--heap-growing-percent=60'

/**
 * Bounds the growth of the heaps of this process, its threads' included, between two full garbage collections. V8 lets a heap
 * grow up to fourfold, and does not release what it took while there is work (docs/decisions/0176).
 */
export function boundHeapGrowth(): void {
  setFlagsFromString(HEAP_GROWTH)
}
