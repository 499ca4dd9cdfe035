import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, register } from 'prom-client'
import { declareFigures, type FigureSources } from './declare-figures.ts'
import { declareMetrics } from './declare-metrics.ts'

/** All metrics of this machine, in Prometheus' text format. */
export type Gather = () => Promise<string>

/** The next scrape is reported by this worker. */
const REPORT = 'rs-yasmin:report'
/** A worker got a request for `/metrics`, and only the primary process can ask all workers. */
const ASK = 'rs-yasmin:metrics'

interface Message {
	type: typeof REPORT | typeof ASK
	id?: number
	/** The answer; null after a failure. */
	text?: string | null
}

const isMessage = (message: unknown): message is Message =>
	[REPORT, ASK].includes((message as Message | null)?.type ?? '')

export type ProcessMetrics = ReturnType<typeof startMetrics>

/** The metrics of one process, the only one or a worker; `addFigures` adds what one process reads for all. */
export function startMetrics() {
	declareMetrics()
	if (!cluster.isWorker) {
		const addFigures = (sources: FigureSources) => declareFigures(sources, () => true)
		return { gather: () => register.metrics(), addFigures }
	}

	// A worker's registry answers the primary process by itself.
	new AggregatorRegistry()
	let isReporter = false
	let asked = 0
	const waiting = new Map<number, (text: string | null | undefined) => void>()
	process.on('message', (message: unknown) => {
		if (!isMessage(message)) return
		if (message.type === REPORT) isReporter = true
		else waiting.get(message.id ?? 0)?.(message.text)
	})
	return {
		gather: () =>
			new Promise<string>((resolve, reject) => {
				asked += 1
				const id = asked
				waiting.set(id, (text) => {
					waiting.delete(id)
					if (typeof text === 'string') resolve(text)
					else reject(new Error('a worker did not report its metrics'))
				})
				process.send?.({ type: ASK, id } satisfies Message)
			}),
		addFigures: (sources: FigureSources) =>
			declareFigures(sources, () => {
				const isNow = isReporter
				isReporter = false
				return isNow
			}),
	}
}

/** In the primary process: merges the registries of all workers. */
export function gatherWorkers(): Gather {
	const aggregator = new AggregatorRegistry()
	const gather = () => {
		const reporter = Object.values(cluster.workers ?? {}).find((worker) => worker?.isConnected())
		// Messages to a worker arrive in order, so this one is there before the question for its metrics.
		reporter?.send({ type: REPORT } satisfies Message)
		return aggregator.clusterMetrics()
	}
	cluster.on('message', async (worker: Worker, message: unknown) => {
		if (!isMessage(message) || message.type !== ASK) return
		const text = await gather().catch(() => null)
		if (worker.isConnected()) worker.send({ type: ASK, id: message.id, text } satisfies Message)
	})
	return gather
}
