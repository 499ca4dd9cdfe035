type Errors = { [name: string]: string | Errors }

/** `{ 'waktu.0.jamMulai': '…' }` → `{ waktu: { 0: { jamMulai: '…' } } }`, as react-hook-form wants it. */
export function nestErrors(fields: Record<string, string>): Errors {
	const errors: Errors = {}
	for (const [path, sentence] of Object.entries(fields)) {
		const steps = path.split('.')
		const last = steps.pop() ?? ''
		let place = errors
		for (const step of steps) {
			const next = place[step]
			const inner = typeof next === 'object' ? next : {}
			place[step] = inner
			place = inner
		}
		place[last] ??= sentence
	}
	return errors
}
