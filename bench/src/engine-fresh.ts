const before = process.memoryUsage().rss
const { loadEngine } = await import('@semmai/tamil-node')
const imported = processorMs()
const began = performance.now()
const engine = loadEngine()
engine.proofread('அவன் நேற்று பள்ளிக்கு வந்தாள். மகிள்ச்சி.')
const readyMs = performance.now() - began
const readyProcessorMs = processorMs() - imported
const megabytes = (process.memoryUsage().rss - before) / 1e6
process.stdout.write(JSON.stringify({ importMs: imported, readyMs, readyProcessorMs, megabytes }))

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
