import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { ErrorNotice } from './notice.tsx'

interface LaterProps<Module> {
  /** Loading begins when it is shown first; after that it stays. */
  shown: boolean
  load: () => Promise<Module>
  children: (module: Module) => VNode
}

/** A part of the page whose code is loaded when it is first looked at. */
export function Later<Module>({ shown, load, children }: LaterProps<Module>) {
  const [loaded, setLoaded] = useState<{ module: Module } | null>(null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    if (shown && loaded === null) load().then((module) => setLoaded({ module }), setError)
  }, [shown])
  if (loaded !== null) return children(loaded.module)
  return shown && error !== null ? <ErrorNotice error={error} /> : null
}
