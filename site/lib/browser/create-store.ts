import { useSyncExternalStore } from 'react'

/**
 * State outside of React that many components share. The server and hydration see the initial state.
 *
 * @example
 * const counter = createStore(0)
 * counter.set(counter.get() + 1)
 * const count = counter.useValue()
 */
export function createStore<State>(initial: State) {
	let state = initial
	const listeners = new Set<() => void>()
	const get = () => state
	const getInitial = () => initial
	const subscribe = (listener: () => void) => {
		listeners.add(listener)
		return () => listeners.delete(listener)
	}
	return {
		get,
		subscribe,
		set(next: State) {
			state = next
			for (const listener of listeners) listener()
		},
		useValue: () => useSyncExternalStore(subscribe, get, getInitial),
	}
}
