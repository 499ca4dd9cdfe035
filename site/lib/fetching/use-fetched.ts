import { useEffect, useRef, useState } from 'react'

/** `before` is the data of the previous load, for lists that grow page by page. */
type Load<Data> = (signal: AbortSignal, before: Data | undefined) => Promise<Data>

/**
 * Data that is loaded after hydration, and loaded again when `key` changes. Nothing is loaded by itself when `key` is
 * null or `initial` is given. Unmounting and every later load abort the request.
 *
 * @example
 * const { data, isLoading } = useFetched(id, (signal) => browserApi(signal)('GET /v1/public/dokter/detail/{id}', { params: { id } }))
 */
export function useFetched<Data>(key: unknown, load: Load<Data>, initial?: Data) {
	const first = { key, data: initial, isFailed: false, isLoading: key !== null && initial === undefined }
	const [stored, setStored] = useState(first)
	const current = stored.key === key ? stored : first
	const request = useRef<AbortController>(undefined)

	/** Resolves to the loaded data, or to undefined when the load failed or was aborted. */
	async function start(read: Load<Data>, before: typeof first): Promise<Data | undefined> {
		request.current?.abort()
		const controller = new AbortController()
		const { signal } = controller
		request.current = controller
		setStored({ ...before, isLoading: true })
		try {
			const data = await read(signal, before.data)
			if (signal.aborted) return
			setStored({ key, data, isFailed: false, isLoading: false })
			return data
		} catch {
			if (!signal.aborted) setStored({ ...before, isFailed: true, isLoading: false })
		}
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: the key names everything that `load` depends on
	useEffect(() => {
		if (first.isLoading) void start(load, first)
		return () => request.current?.abort()
	}, [key])

	return {
		data: current.data,
		isFailed: current.isFailed,
		isLoading: current.isLoading,
		/** The present data stays visible during the load, and after a failure. */
		reload: (read = load) => start(read, current),
		/** Forgets the present data first. */
		restart: (read = load) => start(read, first),
		/** Sets the data without a request, and aborts the one that runs. */
		replace(data: Data) {
			request.current?.abort()
			setStored({ key, data, isFailed: false, isLoading: false })
		},
	}
}
