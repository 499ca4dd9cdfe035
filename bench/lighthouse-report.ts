/** What is read of Lighthouse's report. */
export interface LighthouseReport {
	runtimeError?: { message: string }
	environment: { benchmarkIndex: number }
	categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
	audits: Record<string, { score: number | null; numericValue?: number }>
}

export interface Scores {
	/** Out of a hundred, as the other three. */
	performance: number
	accessibility: number
	bestPractices: number
	seo: number
	/** Milliseconds, as simulated: first and largest paint, speed index, blocking time. */
	fcp: number
	si: number
	lcp: number
	cls: number
	tbt: number
	/** Lighthouse's measure of the processor. */
	benchmarkIndex: number
	/** Everything that came over the network. */
	bytes: number
	/** The audits below their full score that count. */
	lost: string[]
}

export function scoresOf({ runtimeError, environment, categories, audits }: LighthouseReport): Scores {
	if (runtimeError) throw new Error(runtimeError.message)
	const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
	const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
	const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
	return {
		performance: score('performance'),
		accessibility: score('accessibility'),
		bestPractices: score('best-practices'),
		seo: score('seo'),
		fcp: value('first-contentful-paint'),
		si: value('speed-index'),
		lcp: value('largest-contentful-paint'),
		cls: value('cumulative-layout-shift'),
		tbt: value('total-blocking-time'),
		benchmarkIndex: environment.benchmarkIndex,
		bytes: value('total-byte-weight'),
		lost: counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.995),
	}
}

/** The phone preset assumes a desktop with at least this index, and slows it down this many times. */
const DESKTOP_INDEX = 1500
const PRESET_SLOWDOWN = 4

/** The slowdown that makes the preset's phone of a slower machine, as Lighthouse's docs/throttling.md advises. */
export const calibrateSlowdown = (benchmarkIndex: number): number =>
	Math.max(1, Math.min(PRESET_SLOWDOWN, Math.round((10 * PRESET_SLOWDOWN * benchmarkIndex) / DESKTOP_INDEX) / 10))

/** The run in the middle, by performance. */
export const medianOf = (runs: Scores[]): Scores =>
	runs.toSorted((a, b) => a.performance - b.performance)[Math.floor(runs.length / 2)] as Scores
