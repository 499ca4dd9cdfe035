import { notFound } from '../load.ts'

/** Every address that is none of ours. The browser's code does not have `loader`, so it cannot borrow it. */
function load() {
	throw notFound()
}
export const loader = load
export const clientLoader = load

export default function TidakDitemukan() {
	return null
}
