import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { SEARCH_DEBOUNCE_MS, useDebounced } from '../../lib/browser/use-debounced.ts'
import { IconButton } from '../../ui/button/button.tsx'

export const CARI_PARAMETER = 'cari'

export const readCari = (search: string) => new URLSearchParams(search).get(CARI_PARAMETER)?.trim() ?? ''

/** What is searched for: a search that is loading on this page, or the one of the address. */
export function useWantedCari(path: string, cari: string): string {
	const { location: next } = useNavigation()
	return next?.pathname === path ? readCari(next.search) : cari
}

/** The maximum length that the API accepts. */
const MAX_LENGTH = 200

interface SearchBoxProps {
	/** The page of the box, which shows the results. */
	action: string
	label: string
	placeholder: string
	/** The search text of the address. */
	cari: string
	/** The input itself, for a page that fills it. */
	box?: React.RefObject<HTMLInputElement | null>
	/** Every text of the box. */
	onType?: (text: string) => void
	/** Whether a text is not searched for: the page answers it in the browser. */
	isKept?: (text: string) => Promise<boolean>
	/** Hidden fields for other parameters of the address, for a form without scripts. */
	children?: React.ReactNode
}

/** Search as you type: debounced, but at once on Enter and for an empty box. Without scripts it is a plain form. */
export function SearchBox({ action, label, placeholder, cari, box, onType, isKept, children }: SearchBoxProps) {
	const navigate = useNavigate()
	const ownBox = useRef<HTMLInputElement>(null)
	const input = box ?? ownBox
	const asked = useRef(cari)
	const search = useDebounced(async (wanted: string) => {
		if (wanted === asked.current) return
		const text = wanted && isKept && (await isKept(wanted)) ? '' : wanted
		const isOutdated = input.current?.value.trim() !== wanted
		if (isOutdated || text === asked.current) return
		asked.current = text
		const parameters = new URLSearchParams(location.search)
		if (text) parameters.set(CARI_PARAMETER, text)
		else parameters.delete(CARI_PARAMETER)
		navigate(`?${parameters}`, { replace: true, preventScrollReset: true })
	}, SEARCH_DEBOUNCE_MS)

	const typed = () => {
		const text = input.current?.value.trim() ?? ''
		onType?.(text)
		if (text === '') search.now(text)
		else search.later(text)
	}

	// The address changed by a link or by the back button.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only then
	useEffect(() => {
		if (cari === asked.current || !input.current) return
		asked.current = cari
		input.current.value = cari
		onType?.(cari)
		search.cancel()
	}, [cari, search])

	// A search that ended without its result, as it had no connection, can be repeated.
	const isIdle = useNavigation().state === 'idle'
	useEffect(() => {
		if (isIdle) asked.current = cari
	}, [isIdle, cari])

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
				<IconButton
					label="Hapus pencarian"
					icon={X}
					onClick={() => {
						if (!input.current) return
						input.current.value = ''
						input.current.focus()
						typed()
					}}
					className="absolute top-1/2 right-1.5 -translate-y-1/2 peer-placeholder-shown:hidden"
				/>
				{children}
			</form>
		</search>
	)
}
