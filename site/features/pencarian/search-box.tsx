import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { SEARCH_DEBOUNCE_MS, useDebounced } from '../../lib/browser/use-debounced.ts'

/** The parameter with the search text. */
export const CARI_PARAMETER = 'cari'

export const readCari = (search: string) => new URLSearchParams(search).get(CARI_PARAMETER)?.trim() ?? ''

/** The maximum length that the API accepts. */
const MAX_LENGTH = 200

interface SearchBoxProps {
	/** The page that shows the results. */
	action: string
	label: string
	placeholder: string
	/** The search text of the address. */
	cari: string
	/** Called with the trimmed text: debounced, but at once on Enter and for an empty box. */
	onSearch: (cari: string) => void
	/** Hidden fields for other parameters of the address, for a form without scripts. */
	children?: React.ReactNode
}

/** Search as you type; without scripts it is a plain form. */
export function SearchBox({ action, label, placeholder, cari, onSearch, children }: SearchBoxProps) {
	const input = useRef<HTMLInputElement>(null)
	const asked = useRef(cari)
	const search = useDebounced((text: string) => {
		if (text === asked.current) return
		asked.current = text
		onSearch(text)
	}, SEARCH_DEBOUNCE_MS)

	const typed = () => {
		const text = input.current?.value.trim() ?? ''
		if (text === '') search.now(text)
		else search.later(text)
	}

	// The address changed by a link or by the back button.
	useEffect(() => {
		if (cari === asked.current || !input.current) return
		asked.current = cari
		input.current.value = cari
		search.cancel()
	}, [cari, search])

	// A search that ended without its result, as it had no connection, can be repeated.
	const isIdle = useNavigation().state === 'idle'
	useEffect(() => {
		if (isIdle) asked.current = cari
	}, [isIdle, cari])

	// The visitor may have typed before hydration.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(typed, [])

	return (
		<search>
			<form
				action={action}
				method="get"
				onSubmit={(event) => {
					event.preventDefault()
					// Enter repeats a search that failed.
					asked.current = cari
					search.now(input.current?.value.trim() ?? '')
				}}
				className="relative max-w-text"
			>
				<Search className="pointer-events-none absolute top-1/2 left-5 size-5 -translate-y-1/2 text-teal-700" />
				<input
					ref={input}
					type="text"
					inputMode="search"
					enterKeyHint="search"
					name={CARI_PARAMETER}
					defaultValue={cari}
					onInput={typed}
					maxLength={MAX_LENGTH}
					aria-label={label}
					placeholder={placeholder}
					autoComplete="off"
					className="peer min-h-14 w-full rounded-full border border-soft/60 bg-paper pr-14 pl-13 text-base placeholder:text-soft"
				/>
				<button
					type="button"
					aria-label="Hapus pencarian"
					onClick={() => {
						if (!input.current) return
						input.current.value = ''
						input.current.focus()
						typed()
					}}
					className="absolute top-1/2 right-1.5 grid size-11 -translate-y-1/2 place-items-center rounded-full text-teal-800 hover:bg-teal-50 peer-placeholder-shown:hidden"
				>
					<X className="size-5" />
				</button>
				{children}
			</form>
		</search>
	)
}
