import { notFound } from '../load.ts'

/** Every other path is a 404. `loader` is removed from the browser's code, so both exports are this function. */
function load() {
	throw notFound()
}

export { load as loader, load as clientLoader }

export default function TidakDitemukan() {
	return null
}
