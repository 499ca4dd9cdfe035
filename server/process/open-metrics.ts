import cluster from 'node:cluster'
import type { Env } from '../env.ts'
import type { ProcessMetrics } from '../metrics/gather.ts'

const isOn = ({ METRICS_PORT, METRICS_TOKEN }: Env) => METRICS_PORT !== undefined || METRICS_TOKEN !== ''

/** The metrics of a process that serves the site; undefined while they are off. Their library is loaded only then. */
export async function openMetrics(env: Env): Promise<ProcessMetrics | undefined> {
	if (!isOn(env)) return undefined
	const { startMetrics } = await import('../metrics/gather.ts')
	const metrics = startMetrics()
	if (env.METRICS_PORT !== undefined && cluster.isPrimary) {
		const { listenForMetrics } = await import('../metrics/serve-metrics.ts')
		listenForMetrics(env.METRICS_PORT, metrics.gather)
	}
	return metrics
}

/** In the process that starts the workers. */
export async function openMergedMetrics(env: Env): Promise<void> {
	if (!isOn(env)) return
	const { gatherWorkers } = await import('../metrics/gather.ts')
	const gather = gatherWorkers()
	if (env.METRICS_PORT === undefined) return
	const { listenForMetrics } = await import('../metrics/serve-metrics.ts')
	listenForMetrics(env.METRICS_PORT, gather)
}
