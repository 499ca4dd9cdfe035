import type { FieldError, FieldErrors } from 'react-hook-form'

type ErrorTree = { [name: string]: FieldError | ErrorTree }

const isLeaf = (errors: FieldError | ErrorTree): errors is FieldError => typeof errors.message === 'string'

/** `{ 'waktu.0.jamMulai': '…' }` → `{ waktu: { 0: { jamMulai: { message: '…' } } } }`, as react-hook-form wants it. */
export function fieldErrors(fields: Record<string, string>): FieldErrors {
	const errors: ErrorTree = {}
	for (const [path, message] of Object.entries(fields)) {
		const steps = path.split('.')
		const last = steps.pop() ?? ''
		let place = errors
		for (const step of steps) {
			const next = place[step]
			const inner: ErrorTree = next && !isLeaf(next) ? next : {}
			place[step] = inner
			place = inner
		}
		place[last] ??= { type: 'custom', message }
	}
	return errors
}
