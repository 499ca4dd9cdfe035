import type { FieldValues } from 'react-hook-form'

const key = () => `isian ${window.location.pathname}`

/** Reloads the page; the form that opens there gets these values. */
export function reloadWithTyped(values: FieldValues): void {
	window.sessionStorage.setItem(key(), JSON.stringify(values))
	window.location.reload()
}

/** The values that a reload carried over, once. */
export function takeTyped(): FieldValues {
	const typed = window.sessionStorage.getItem(key())
	window.sessionStorage.removeItem(key())
	return typed ? JSON.parse(typed) : {}
}
