import { notFound } from '../load.ts'

/** Every other path is a 404. `loader` is removed from the browser's code, so both exports name this function. */
function load() {
	throw notFound()
}
export const loader = load
export const clientLoader = load

export default function TidakDitemukan() {
	return null
}
