import { notFound } from '../load.ts'

/** Every address that is none of ours. */
export const loader = () => {
	throw notFound()
}
export const clientLoader = loader

export default function TidakDitemukan() {
	return null
}
