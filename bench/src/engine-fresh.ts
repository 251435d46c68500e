const before = process.memoryUsage().rss
const start = performance.now()
const { loadEngine } = await import('@semmai/tamil-node')
const engine = loadEngine()
engine.proofread('அவன் நேற்று பள்ளிக்கு வந்தாள். மகிள்ச்சி.')
const readyMs = performance.now() - start
const megabytes = (process.memoryUsage().rss - before) / 1e6
process.stdout.write(JSON.stringify({ readyMs, megabytes }))
