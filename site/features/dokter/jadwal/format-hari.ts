import { type Hari, pekan } from '../../../../contract/hari.ts'

/** Fewer consecutive days than this are named one by one. */
const SHORTEST_RUN = 3

/** The days of a slot in the order of the week: `Senin–Jumat`, `Selasa, Kamis`, `Setiap hari`. */
export function formatHari(hari: readonly Hari[]): string {
	const days = pekan.filter((each) => hari.includes(each))
	if (days.length === pekan.length) return 'Setiap hari'
	const runs: Hari[][] = []
	for (const day of days) {
		const run = runs.at(-1)
		const before = run?.at(-1)
		if (run && before && pekan.indexOf(day) === pekan.indexOf(before) + 1) run.push(day)
		else runs.push([day])
	}
	return runs.map((run) => (run.length < SHORTEST_RUN ? run.join(', ') : `${run[0]}–${run.at(-1)}`)).join(', ')
}
