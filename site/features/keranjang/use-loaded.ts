import { useEffect, useState } from 'react'
import { loadChunk } from '../navigation/load-chunk.ts'

/**
 * A component whose code is loaded when it is wanted for the first time; null until then. `lazy` would show it 300 ms
 * late: React holds back what follows so soon upon an empty place. `load` must stay the same function.
 */
export function useLoaded<Component>(isWanted: boolean, load: () => Promise<{ default: Component }>) {
	const [loaded, setLoaded] = useState<Component | null>(null)

	useEffect(() => {
		if (!isWanted || loaded) return
		let isGone = false
		loadChunk(load).then(({ default: component }) => isGone || setLoaded(() => component))
		return () => {
			isGone = true
		}
	}, [isWanted, loaded, load])

	return loaded
}
